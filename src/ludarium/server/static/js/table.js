// The table: asks the server what there is, shows it, and sends back what the player says. It knows no game.
import { Board } from "./board.js";
import { Choice } from "./choice.js";
import { ask, attempt, byId, make, Refusal, tell, word } from "./house.js";
import { follow } from "./live.js";
import { moving, pause, tumble } from "./motion.js";
import { Command, showPalette } from "./palette.js";
import { nameOf, runClocks, sentenceFor, setUpTabs, showRecap, showRules, showSeats, showStory } from "./side.js";

/** @typedef {import("./choice.js").Move} Move */

const id = byId("main").dataset.table;
const path = `/api/tables/${id}`;
const phone = matchMedia("(max-width: 820px)");
const FRAMES = 24; // more plies than this at once are not shown one by one

/** @type {any} */ let state = null; // what the server said last
/** @type {any[]} */ let story = []; // everything told so far
/** @type {number | null} */ let seat = null; // which of several people beside each other is looking
/** @type {number | null} */ let ply = plyInAddress(); // a moment of the past being looked at
/** @type {Move | null} */ let armed = null;
let due = 0; // the entry of the log that holds what was said last: until it is shown, the offers are old
let sent = 0; // how many moves have been sent
let looks = 0; // looks that are waited for
let choice = new Choice([]);
let busy = Promise.resolve();
let autoplaying = false;
let invited = false; // whether the seats have been shown to somebody who waits for others

const board = new Board(name);
const command = new Command(typed);
const chooseTab = setUpTabs();

// --- asking

/** The moment the address names. @returns {number | null} */
function plyInAddress() {
  const found = /ply=(\d+)/.exec(location.hash);
  return found ? Number(found[1]) : null;
}

/** Ask for the table, now or at a moment. @param {number | null} at @param {number} since */
function fetchState(at, since) {
  const query = new URLSearchParams({ shape: phone.matches ? "tall" : "wide", since: String(since) });
  if (seat !== null) query.set("seat", String(seat));
  if (at !== null) query.set("ply", String(at));
  return ask(`${path}?${query}`);
}

/**
 * One look at a time, in order: a newer answer is never overwritten by an older one.
 * @param {boolean} [still] no motion @param {number} [seq] what must be shown; nothing to do if it is already
 */
function refresh(still = false, seq = Infinity) {
  looks += 1;
  busy = busy
    .then(() => {
      looks -= 1;
      const shown = state !== null && ply === null && state.live && state.seq >= seq;
      return shown || (ply !== null && looks > 0) ? undefined : look(still); // of the past, only the last one wanted
    })
    .catch((error) => tell(error instanceof Refusal ? error.message : word("offline")));
  return busy;
}

/** @param {boolean} still no motion: the first look, or another shape of screen */
async function look(still) {
  const before = state;
  const wanted = ply;
  const since = before && wanted === null ? Math.min(before.ply, toldSince()) : 0;
  let fresh = await fetchState(wanted, since);
  const changed = before && (fresh.undone !== before.undone || fresh.ply < since); // something was taken back
  if (since > 0 && changed) fresh = await fetchState(wanted, 0);
  const told = fresh.story.length && fresh.story[0].ply === 0 ? [] : story.filter((line) => line.ply <= since);
  story = [...told, ...fresh.story];
  if (!still && before?.live && wanted === null && moving()) await showFrames(before, fresh);
  state = fresh;
  show(!still && before !== null);
}

/** The last ply of which everything is told: what was chosen in secret is told later. */
function toldSince() {
  const secret = story.find((line) => line.move === "?");
  return secret ? secret.ply - 1 : (story.at(-1)?.ply ?? 0);
}

/** What happened one by one, so that dice and pieces can be followed. @param {any} before @param {any} fresh */
async function showFrames(before, fresh) {
  const steps = story.filter((line) => line.ply > before.ply && line.ply <= fresh.ply);
  if (steps.length > FRAMES || document.hidden) return; // too much to be followed
  if (steps.length < 2) {
    for (const line of steps) await tumble(line.move ?? "");
    return;
  }
  for (const line of steps) {
    if (line.lines.length) byId("question").textContent = line.lines[0]; // who throws, before the dice are there
    await tumble(line.move ?? "");
    if (line.ply === fresh.ply) break;
    const frame = await fetchState(line.ply, line.ply);
    board.open = new Set();
    board.show(frame.svg, true);
    byId("question").textContent = line.lines.at(-1) ?? frame.question;
    await pause(line.lines.length ? 320 : 120);
  }
}

// --- showing

/** @param {boolean} moved */
function show(moved) {
  if (state.seq >= due) document.body.classList.remove("sending");
  // what one is about to say is kept while the same may still be said: others choosing in secret must not undo it
  const same = choice.moves.map((move) => move.move).join() === state.moves.map((/** @type {Move} */ move) => move.move).join();
  if (same) [choice.moves, armed] = [state.moves, state.moves.find((/** @type {Move} */ move) => move.move === armed?.move) ?? null];
  else [choice, armed] = [new Choice(state.moves), null];
  board.open = choice.open;
  board.show(state.svg, moved);
  const asked = sentenceFor(state);
  const isNew = byId("question").textContent !== asked;
  byId("question").textContent = asked;
  byId("undo").disabled = !state.can_undo;
  byId("rematch").hidden = !(state.over && state.own.length);
  byId("leave").hidden = state.over || !state.own.length || state.seats.length < 2;
  byId("export").hidden = state.hides && !state.over;
  document.body.classList.toggle("over", state.over && state.live);
  document.title = `${state.moves.length && !state.over ? "● " : ""}${state.title}: Ludarium`;
  showStory(state, story);
  showRecap(state, story);
  showSeats(state, { fill, claim });
  showRules(state);
  showScrub();
  offer();
  if (moved && isNew && phone.matches && state.live && !typing()) board.reveal();
  if (!state.ready && !invited) chooseTab("seats");
  invited ||= !state.ready;
  drawCurtain();
}

/** Whether somebody is writing something: then nothing may jump. */
const typing = () => Boolean(document.activeElement?.matches("input:not([type=range]), textarea"));

/** The moves that fit what has been named so far. */
function offer() {
  const { left, whole } = choice;
  showPalette(left, propose, armed, whole);
  if (state.over && state.live) showEnd();
  command.offer(state.moves);
  board.light(choice.open);
  board.mark(choice.things, armed ? armed.move.split(" ") : []);
  const line = byId("narrowed");
  line.hidden = !choice.named.length;
  if (line.hidden) return line.replaceChildren();
  const said = choice.things.map((thing) => board.label(thing)).join(" · ");
  const more = whole ? word("enough", { label: whole.label }) : word("several", { count: left.length });
  line.replaceChildren(
    `${word("chosen", { words: said })} ${more} `,
    make("button", { type: "button", class: "quiet", onclick: letGo }, word("clear")),
  );
}

function letGo() {
  choice.clear();
  armed = null;
  offer();
}

/** After the end: again (perhaps the other has asked already), or look back. */
function showEnd() {
  const again = state.rematch ? "join" : "rematch";
  const offers = [["replay", () => chooseTab("replay")], ...(state.own.length ? [[again, () => byId("rematch").click()]] : [])];
  byId("palette").replaceChildren(
    ...offers.map(([what, act]) => make("button", { type: "button", class: what === "replay" ? "quiet" : "strong", onclick: act }, word(`end-${what}`))),
  );
}

/** A thing on the board was named. @param {string} word @param {string} thing @param {boolean} lone */
function name(word, thing, lone) {
  armed &&= choice.named.length ? null : armed;
  const said = choice.name(word, thing, lone);
  if (said) propose(said);
  else offer();
}

/** A sentence was typed. @param {string} sentence */
function typed(sentence) {
  const move = state.moves.find((/** @type {Move} */ known) => known.move === sentence);
  if (move) propose(move);
  else send(sentence); // the server says what is wrong with it
}

/** A move was chosen; one that would hurt by mistake is asked for twice. @param {Move} move */
function propose(move) {
  const ask = move.careful || localStorage.getItem("confirm") === "all";
  if (ask && armed?.move !== move.move) {
    armed = move;
    choice.clear();
    offer();
    byId("palette").querySelector(".armed")?.focus();
    return;
  }
  send(move.move);
}

/** A second press while the first is on its way is a slip of the finger. @param {string} move */
function send(move) {
  const { classList } = document.body;
  if (classList.contains("sending")) return;
  classList.add("sending");
  choice.clear();
  armed = null;
  due = Infinity;
  const number = ++sent;
  attempt(async () => {
    let heard = 0;
    try {
      heard = (await ask(`${path}/moves`, { move, seat: state.seat, seq: state.seq })).seq;
    } finally {
      if (number === sent) due = heard;
      await refresh(false, heard || Infinity);
      if (number === sent) classList.remove("sending"); // else the next one is on its way already
    }
  });
}

// pointing at a button shows on the board what it is about
for (const [kind, on] of /** @type {[string, boolean][]} */ ([["pointerover", true], ["focusin", true], ["pointerleave", false], ["focusout", false]])) {
  byId("palette").addEventListener(kind, (/** @type {any} */ event) => {
    board.point((on && event.target.closest(".move")?.dataset.move) || "");
  });
}

// --- seats and people

/** Where a game has secrets, people beside each other look one at a time. */
function drawCurtain() {
  if (!state.hides || state.own.length < 2 || state.over || ply !== null) return;
  const asked = state.waiting.find((/** @type {number} */ n) => state.own.includes(n));
  if (asked === undefined || asked === seat) return;
  const curtain = byId("curtain");
  byId("curtain-title").textContent = word("pass-to", { name: nameOf(state, asked) });
  for (const part of ["board", "palette", "story", "recap", "in-letters"]) byId(part).replaceChildren();
  command.offer([]);
  if (!curtain.open) curtain.showModal();
  curtain.onclose = () => {
    seat = asked;
    story = [];
    state = null;
    refresh(true);
  };
}

/** @param {number} number */
const fill = (number) => attempt(() => ask(`${path}/fill`, { seat: number, bot: "greedy" }));
/** @param {number} number */
const claim = (number) => attempt(() => ask(`${path}/claim`, { seat: number, bot: "greedy" }));

byId("say").addEventListener("submit", (/** @type {Event} */ event) => {
  event.preventDefault();
  const field = byId("words-said");
  if (field.value.trim()) attempt(() => ask(`${path}/chat`, { text: field.value }).then(() => { field.value = ""; }));
});

byId("undo").addEventListener("click", takeBack);
function takeBack() {
  if (!state.can_undo) return;
  attempt(async () => {
    await ask(`${path}/undo`, {});
    await refresh(true);
    tell(word("taken-back"));
  });
}

byId("leave").addEventListener("click", () => {
  if (confirm(word("leave-sure"))) attempt(() => ask(`${path}/leave`, { bot: "greedy" }).then(() => location.assign("/")));
});
byId("rematch").addEventListener("click", () =>
  attempt(() => ask(`${path}/rematch`, {}).then((table) => location.assign(`/table/${table.id}`))),
);

// --- looking back

function showScrub() {
  const slider = byId("ply");
  slider.max = String(state.plies);
  slider.value = String(ply ?? state.plies); // what is wanted: the picture may come later
  byId("ply-shown").textContent = `${slider.value} / ${state.plies}`;
  document.body.classList.toggle("past", ply !== null && ply < state.plies);
}

/** Look at a moment; null is now. @param {number | null} at */
function goTo(at) {
  ply = at === null || at >= state.plies ? null : Math.max(at, 0);
  history.replaceState(null, "", ply === null ? location.pathname : `#ply=${ply}`);
  story = [];
  showScrub();
  return refresh(ply === null);
}

/** The moment that is wanted, shown already or not. */
const wantedPly = () => ply ?? state.plies;

byId("ply").addEventListener("input", () => goTo(Number(byId("ply").value)));
byId("back").addEventListener("click", () => goTo(wantedPly() - 1));
byId("forward").addEventListener("click", () => goTo(wantedPly() + 1));
byId("now").addEventListener("click", () => goTo(null));
byId("autoplay").addEventListener("click", async () => {
  autoplaying = !autoplaying;
  const button = byId("autoplay");
  button.setAttribute("aria-pressed", String(autoplaying));
  if (autoplaying && ply === null) await goTo(0);
  while (autoplaying && ply !== null) {
    await pause(900);
    if (autoplaying) await goTo(wantedPly() + 1);
  }
  autoplaying = false;
  button.setAttribute("aria-pressed", "false");
});
byId("fork").addEventListener("click", () =>
  attempt(() => ask(`${path}/fork`, { ply: state.ply }).then((table) => location.assign(`/table/${table.id}`))),
);
byId("link").addEventListener("click", () => {
  navigator.clipboard?.writeText(`${location.origin}/table/${id}#ply=${state.ply}`);
  tell(word("copied"));
});
addEventListener("hashchange", () => {
  if (state) goTo(plyInAddress());
});

// --- keys, preferences, screens

function startTyping() {
  byId("command").classList.add("typing"); // a phone shows the box only when it is wanted
  byId("sentence").focus();
}
byId("type").addEventListener("click", startTyping);

const confirmAll = byId("confirm-all");
confirmAll.checked = localStorage.getItem("confirm") === "all";
confirmAll.addEventListener("change", () => localStorage.setItem("confirm", confirmAll.checked ? "all" : "some"));

document.addEventListener("keydown", (event) => {
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.repeat) return; // a key that is held down must not play on by itself
  if (event.key === "/") {
    event.preventDefault();
    startTyping();
  } else if (event.key === "u") {
    takeBack();
  } else if (event.key === "b") {
    board.focus();
  } else if (event.key === "r") {
    chooseTab("rules");
  } else if (event.key === "Escape") {
    letGo();
  } else if (/^[1-9]$/.test(event.key)) {
    byId("palette").querySelectorAll(".move")[Number(event.key) - 1]?.click();
  }
});

phone.addEventListener("change", () => refresh(true));
runClocks();
refresh(true).then(() => follow(id, (seq) => { if (state && seq !== state.seq) refresh(false, seq); }));
