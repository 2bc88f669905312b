// Live updates: the server says that something changed, the page asks what. A lost connection loses nothing.
import { byId, word } from "./house.js";

/**
 * Call `changed(seq)` whenever the table changes, and after every interruption.
 * @param {string} id @param {(seq: number) => void} changed
 */
export function follow(id, changed) {
  /** @type {EventSource | null} */
  let source = null;
  let lost = false;
  let waiting = 0;

  function open() {
    source?.close();
    source = new EventSource(`/api/tables/${id}/events`);
    source.addEventListener("change", (event) => {
      if (lost) show(false);
      changed(JSON.parse(/** @type {MessageEvent} */ (event).data).seq);
    });
    source.addEventListener("error", () => {
      show(true);
      // after a refusal (a restart, a limit) the browser gives up by itself; we do not
      if (source?.readyState === EventSource.CLOSED) {
        clearTimeout(waiting);
        waiting = setTimeout(open, 1500);
      }
    });
  }

  /** @param {boolean} gone */
  function show(gone) {
    const place = byId("connection");
    lost = gone;
    place.hidden = false;
    place.textContent = word(gone ? "offline" : "online");
    if (!gone) setTimeout(() => { if (!lost) place.hidden = true; }, 2000);
  }

  addEventListener("online", open);
  addEventListener("offline", () => show(true));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source?.readyState !== EventSource.OPEN) open();
  });
  open();
}
