// What lies around the board: story, seats, chat, rules at hand, notes; and the tabs that hold them.
import { byId, make, tell, word } from "./house.js";

/** Tabs that follow the arrow keys. */
export function setUpTabs() {
  const tabs = [...document.querySelectorAll("[role=tab]")];
  const choose = (/** @type {any} */ tab) => {
    for (const other of tabs) {
      const chosen = other === tab;
      other.setAttribute("aria-selected", String(chosen));
      other.tabIndex = chosen ? 0 : -1;
      byId(other.getAttribute("aria-controls")).hidden = !chosen;
    }
  };
  tabs.forEach((tab, n) => {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (/** @type {any} */ event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[/** @type {"ArrowRight"} */ (event.key)];
      if (!step) return;
      const next = tabs[(n + step + tabs.length) % tabs.length];
      choose(next);
      next.focus();
    });
  });
  return (/** @type {string} */ name) => choose(byId(`tab-${name}`));
}

/** What to call a seat. @param {any} state @param {number} seat */
export function nameOf(state, seat) {
  const chair = state.seats[seat];
  if (chair.kind === "open") return word("open-seat");
  return chair.name || (chair.you && state.own.length === 1 ? word("you") : state.seats.length > 1 ? chair.side || word("seat", { number: seat + 1 }) : word("guest"));
}

/** The story from the first ply. @param {any} state @param {any[]} story */
export function showStory(state, story) {
  const list = byId("story");
  const atEnd = list.parentElement.scrollHeight - list.parentElement.scrollTop - list.parentElement.clientHeight < 40;
  // only what is new is added: a screen reader and whoever has scrolled back keep their place
  const keys = story.map((told) => JSON.stringify([told.ply, told.move, told.label, told.lines]));
  let same = 0;
  while (same < keys.length && list.children[same]?.dataset.key === keys[same]) same += 1;
  while (list.children.length > same) list.lastElementChild.remove();
  story.slice(same).forEach((told, n) => list.append(line(state, told, keys[same + n])));
  if (atEnd) list.parentElement.scrollTop = list.parentElement.scrollHeight;
}

/** @param {any} state @param {any} told @param {string} key */
function line(state, told, key) {
  const who = told.ply === 0 ? word("begin") : told.seat === null ? "" : state.seats.length > 1 ? nameOf(state, told.seat) : "";
  const said = told.move === "?" ? word("in-secret") : told.label;
  const head = [who, said].filter(Boolean).join(word("colon"));
  return make(
    "li",
    { "data-ply": told.ply, "data-key": key, class: told.seat === null ? "chance" : "said" },
    head ? make("a", { href: `#ply=${told.ply}` }, head) : "",
    ...told.lines.map((/** @type {string} */ text) => make("p", {}, text)),
  );
}

const RECALLED = 24; // lines
let closed = -1; // the own ply after which the recap was closed

/**
 * What came of one's own last move, and what others and chance did since.
 * @param {any} state @param {any[]} story
 */
export function showRecap(state, story) {
  const place = byId("recap");
  const mine = story.findLastIndex((told) => state.own.includes(told.seat));
  const own = mine >= 0 ? story[mine].lines.slice(1) : []; // its first line says what one has just done
  const lines = [...own, ...story.slice(mine + 1).flatMap((told) => told.lines)].slice(-RECALLED);
  place.classList.toggle("alone", state.seats.length === 1); // the story and the board say it all
  const since = story[mine]?.ply ?? -1;
  place.hidden = !(state.live && mine >= 0 && since !== closed && lines.length && (state.moves.length || state.over));
  if (place.hidden) return;
  const shut = () => {
    closed = since;
    place.hidden = true;
    byId("board").focus(); // the button with the focus is gone
  };
  const close = make("button", { type: "button", class: "quiet close", "aria-label": word("close"), onclick: shut }, "×");
  place.replaceChildren(close, make("strong", {}, word("since")), make("ul", {}, ...lines.map((text) => make("li", {}, text))));
  const list = place.lastElementChild;
  list.scrollTop = list.scrollHeight;
}

/**
 * The chairs, with what can be done about them.
 * @param {any} state @param {{fill: (seat: number) => void, claim: (seat: number) => void}} act
 */
export function showSeats(state, act) {
  byId("seats").replaceChildren(
    make("li", { class: "code" }, word("code", { code: state.code })),
    ...state.seats.map((/** @type {any} */ seat) => {
      const asked = seat.waiting && state.ready && !state.over;
      return make(
        "li",
        { class: [asked ? "asked" : "", seat.you ? "you" : ""].join(" ") },
        make("span", { class: "name" }, nameOf(state, seat.seat)),
        seat.side && nameOf(state, seat.seat) !== seat.side ? make("span", { class: "side-of" }, seat.side) : "",
        asked ? make("em", {}, seat.you ? word("your-turn") : word("thinking")) : "",
        seat.left === null ? "" : make("time", { "data-left": seat.left, "data-running": seat.running || null }, clock(seat.left)),
        ...(seat.invite ? invitation(state, seat) : []),
        seat.kind === "open" && state.own.length ? make("button", { type: "button", class: "quiet", onclick: () => act.fill(seat.seat) }, word("fill")) : "",
        seat.overdue && !seat.you && state.own.length ? make("button", { type: "button", class: "quiet", onclick: () => act.claim(seat.seat) }, word("claim")) : "",
      );
    }),
  );
  showChat(state.chat);
}

/** Only new lines are added, or a screen reader would read everything again. @param {any[]} chat */
function showChat(chat) {
  const list = byId("chat");
  const last = Number(list.lastElementChild?.dataset.at ?? 0);
  const fresh = chat.filter((said) => said.at > last);
  for (const said of fresh) list.append(make("li", { "data-at": said.at }, make("b", {}, `${said.name || word("guest")} `), said.text));
  if (fresh.length) list.scrollTop = list.scrollHeight;
}

/** The link to an open seat, to be read out, sent or copied. @param {any} state @param {any} seat */
function invitation(state, seat) {
  const link = `${location.origin}/join/${state.id}/${seat.invite}`;
  const field = make("input", { class: "invite", readonly: true, value: link, "aria-label": word("invite") });
  const copy = () => {
    field.select();
    navigator.clipboard?.writeText(link).then(() => tell(word("copied")));
  };
  return [field, make("button", { type: "button", class: "quiet", onclick: copy }, word("invite"))];
}

/** Clocks run in the page too. */
export function runClocks() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time[data-running]")) {
      time.dataset.left = String(Number(time.dataset.left) - 1);
      time.textContent = clock(Number(time.dataset.left));
    }
  }, 1000);
}

/** @param {number} seconds */
function clock(seconds) {
  const s = Math.max(Math.round(seconds), 0);
  if (s >= 86400) return `${Math.floor(s / 86400)} d ${Math.floor((s % 86400) / 3600)} h`;
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, "0")}`;
}

/** @param {any} state */
export function showRules(state) {
  byId("rules").replaceChildren(
    ...state.rules.flatMap((/** @type {any} */ rule) => [make("dt", {}, rule.number), make("dd", {}, rule.text)]),
  );
  byId("notes").replaceChildren(...state.notes.map((/** @type {string} */ note) => make("li", {}, note)));
  byId("in-letters").textContent = state.text;
}

/** The question in words, or how it ended. @param {any} state */
export function sentenceFor(state) {
  if (state.outcome) {
    const { winners, scores, text } = state.outcome;
    const solo = state.seats.length === 1;
    const mine = winners.some((/** @type {number} */ seat) => state.own.includes(seat));
    const verdict = solo || (state.own.length === 1 && winners.length === 1)
      ? word(mine ? "won" : state.own.length ? "lost" : "ended")
      : winners.length ? word("winner", { names: winners.map((/** @type {number} */ seat) => nameOf(state, seat)).join(", ") }) : word("ended");
    const points = scores.some((/** @type {number} */ score) => ![0, 0.5, 1].includes(score)); // else it only says who won
    const tally = solo || !points ? "" : ` ${scores.join(" : ")}.`;
    return `${verdict}. ${text}${/[.!?]$/.test(text) ? "" : "."}${tally}`;
  }
  if (!state.ready) return word("not-full");
  if (state.moves.length || !state.live) return state.question;
  const names = state.waiting.map((/** @type {number} */ seat) => nameOf(state, seat)).join(", ");
  const watching = state.own.length ? "" : ` ${word("watching")}`;
  return names ? `${word("waiting-for", { names })}.${watching}` : state.question; // the question is put to others
}
