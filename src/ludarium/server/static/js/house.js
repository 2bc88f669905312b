// What every page needs: words, requests, messages, and a way to build elements.

/** @type {Record<string, string>} */
const WORDS = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * A message in the visitor's language, with its values filled in.
 * @param {string} key @param {Record<string, string | number>} [values]
 */
export function word(key, values = {}) {
  return (WORDS[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** A refusal of the server: one sentence, and a reason for programs. */
export class Refusal extends Error {
  /** @param {string} reason @param {string} message in English; what happens often is said in the visitor's language */
  constructor(reason, message) {
    super(WORDS[`refused-${reason}`] ?? message);
    this.reason = reason;
  }
}

/**
 * Ask the API.
 * @param {string} path @param {unknown} [body] sent as JSON with POST when given
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  /** @type {RequestInit} */
  const request = { headers: { "x-ludarium": "page", accept: "application/json" } };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  const response = await fetch(path, request);
  const answer = response.status === 204 ? null : await response.json();
  if (!response.ok) throw new Refusal(answer.reason, answer.message);
  return answer;
}

/** @param {string} id @returns {any} */
export const byId = (id) => document.getElementById(id);

/**
 * An element with attributes and children; text is always text, never markup.
 * @param {string} tag @param {Record<string, any>} [attributes] @param {...(Node | string)} children
 * @returns {any}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** Show one sentence where the page has room for it. @param {string} text */
export function tell(text) {
  const place = byId("message");
  if (place) place.textContent = text;
}

/** Run something and show its refusal instead of losing it. @param {() => Promise<any>} work */
export async function attempt(work) {
  tell("");
  try {
    return await work();
  } catch (error) {
    tell(error instanceof Refusal ? error.message : word("offline"));
    return undefined;
  }
}
