// Plays many matches of tic-tac-toe at once and measures, for every move, how long it takes until the opponent has
// been told of it. Matches are set up before the clock runs. It talks to 127.0.0.1 only and stops by itself.
import http from "node:http";
import { performance } from "node:perf_hooks";

const [kind, port, matches, seed] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4]), Number(process.argv[5])];
const lobby = new http.Agent({ keepAlive: true, maxSockets: 40 });
const SQUARES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"];
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/** A small generator, so that both servers get the same games. */
function luck(start) {
  let state = start >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The moves of one random game. */
function randomGame(random) {
  const cells = Array(9).fill(null);
  const moves = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const free = cells.flatMap((cell, square) => (cell === null ? [square] : []));
    const square = free[Math.floor(random() * free.length)];
    cells[square] = turn % 2;
    moves.push(square);
    if (LINES.some((line) => line.every((at) => cells[at] === turn % 2))) break;
  }
  return moves;
}

/** One JSON request. */
function request(method, path, headers, body, agent = lobby) {
  return new Promise((done, failed) => {
    const text = body === undefined ? "" : JSON.stringify(body);
    const sent = http.request(
      { host: "127.0.0.1", port, path, method, agent, headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text), ...headers } },
      (answer) => {
        let found = "";
        answer.setEncoding("utf8");
        answer.on("data", (part) => { found += part; });
        answer.on("end", () => (answer.statusCode < 400 ? done(found ? JSON.parse(found) : null) : failed(new Error(`${answer.statusCode} ${found}`))));
      },
    );
    sent.on("error", failed);
    sent.end(text);
  });
}

// --- Ludarium: moves over HTTP, news over server-sent events

async function openLudarium() {
  const people = [];
  for (let seat = 0; seat < 2; seat += 1) {
    const me = await request("GET", "/api/me", {});
    // like a browser, each player keeps a connection of their own open
    people.push({ headers: { authorization: `Bearer ${me.token}` }, agent: new http.Agent({ keepAlive: true, maxSockets: 1 }) });
  }
  const as = (who, method, path, body) => request(method, path, people[who].headers, body, people[who].agent);
  const table = await as(0, "POST", "/api/tables", { game: "tic_tac_toe", seats: [{ who: "me" }, { who: "friend" }] });
  const state = await as(0, "GET", `/api/tables/${table.id}`);
  await as(1, "POST", `/api/tables/${table.id}/join`, { invite: state.seats[1].invite });
  const told = [null, null];
  const streams = await Promise.all(people.map(({ headers }, seat) => listen(`/api/tables/${table.id}/events`, headers, (ply) => told[seat]?.(ply))));
  return {
    close: () => streams.forEach((stream) => stream.destroy()),
    move(turn, square) {
      const news = new Promise((done) => { told[1 - (turn % 2)] = (ply) => { if (ply > turn) done(); }; });
      const answer = as(turn % 2, "POST", `/api/tables/${table.id}/moves`, { move: `mark ${SQUARES[square]}` });
      return Promise.all([news, answer]);
    },
  };
}

function listen(path, headers, heard) {
  return new Promise((done, failed) => {
    const sent = http.get({ host: "127.0.0.1", port, path, headers, agent: false }, (answer) => {
      answer.setEncoding("utf8");
      let text = "";
      answer.on("data", (part) => {
        text += part;
        let end;
        while ((end = text.indexOf("\n\n")) >= 0) {
          const data = /^data: (.*)$/m.exec(text.slice(0, end));
          text = text.slice(end + 2);
          if (data) { heard(JSON.parse(data[1]).ply); done(sent); }
        }
      });
      answer.on("error", () => {});
    });
    sent.on("error", failed);
  });
}

// --- boardgame.io: its own protocol over socket.io, without the client's reducer, so that the server is measured

async function openPeer() {
  const { io } = await import("socket.io-client");
  const { matchID } = await request("POST", "/games/tic-tac-toe/create", {}, { numPlayers: 2 });
  const told = [null, null];
  const seats = await Promise.all([0, 1].map(async (seat) => {
    const { playerCredentials } = await request("POST", `/games/tic-tac-toe/${matchID}/join`, {}, { playerID: String(seat), playerName: "p" });
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    await new Promise((done) => { socket.on("sync", done); socket.on("connect", () => socket.emit("sync", matchID, String(seat), playerCredentials, 2)); });
    socket.on("update", (_match, state) => told[seat]?.(state._stateID));
    return { socket, playerCredentials };
  }));
  return {
    close: () => seats.forEach(({ socket }) => socket.disconnect()),
    move(turn, square) {
      const seat = turn % 2;
      const heard = (who) => new Promise((done) => { told[who] = (id) => { if (id > turn) done(); }; });
      const both = Promise.all([heard(0), heard(1)]);
      const action = { type: "MAKE_MOVE", payload: { type: "mark", args: [square], playerID: String(seat), credentials: seats[seat].playerCredentials } };
      seats[seat].socket.emit("update", action, turn, matchID, String(seat));
      return both;
    },
  };
}

// --- measuring

const random = luck(seed);
const open = kind === "ludarium" ? openLudarium : openPeer;
const tables = [];
for (let n = 0; n < matches; n += 20) {
  tables.push(...(await Promise.all(Array.from({ length: Math.min(20, matches - n) }, open))));
}
const games = tables.map(() => randomGame(random));
const times = [];
const started = performance.now();
await Promise.all(tables.map(async (table, n) => {
  for (const [turn, square] of games[n].entries()) {
    const at = performance.now();
    await table.move(turn, square);
    times.push(performance.now() - at);
  }
}));
const seconds = (performance.now() - started) / 1000;
tables.forEach((table) => table.close());
times.sort((a, b) => a - b);
const part = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))];
console.log(JSON.stringify({ moves: times.length, seconds, rate: times.length / seconds, p50: part(0.5), p99: part(0.99) }));
process.exit(0);
