/**
 * A browser's part of HTTP for a test: keeps cookies, says where its requests come from, signs in.
 */
import assert from "node:assert/strict";
/** The address of an app without a port. */
export const ORIGIN = "http://localhost:8000";

/**
 * Whatever answers requests and follows no redirects: an app without a port, or a server elsewhere.
 */
type Site = { request(url: string, init?: RequestInit): Response | Promise<Response> };

type Cookie = { name: string; value: string; path: string };

/** One browser. `cookies` may be looked at and changed. */
export class Client {
  cookies: Cookie[] = [];

  constructor(readonly app: Site, readonly origin = ORIGIN) {}

  /** Sends a request as a page of the site would, and keeps the cookies of the answer. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, this.origin);
    assert.equal(url.origin, this.origin, "only requests to our own origin");
    const headers = new Headers(init.headers);
    const unsafe = !["GET", "HEAD"].includes(init.method ?? "GET");
    if (unsafe && !headers.has("origin")) headers.set("origin", this.origin);
    const sent = this.cookies.filter((cookie) => url.pathname.startsWith(cookie.path));
    if (sent.length > 0) {
      headers.set("cookie", sent.map(({ name, value }) => `${name}=${value}`).join("; "));
    }
    const response = await this.app.request(url.href, { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Sends JSON. */
  json(method: string, path: string, body: unknown): Promise<Response> {
    const headers = { "content-type": "application/json" };
    return this.request(path, { method, headers, body: JSON.stringify(body) });
  }

  /** Sends a request, with JSON if there is a body; the status and the body of the answer. */
  async ask(method: string, path: string, body?: unknown) {
    const answer = body === undefined
      ? await this.request(path, { method })
      : await this.json(method, path, body);
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : text };
  }

  /**
   * The address that the demo provider answers with, after choosing `login` on its page (null
   * cancels).
   */
  async answerOf(login: string | null, query = ""): Promise<string> {
    let page = `/api/login${query}`;
    while (!page.includes("/interaction/")) {
      page = await this.#redirect(await this.request(page));
      // A program that runs has the browser show that it is on the same machine.
      if (new URL(page).origin !== this.origin) {
        page = await this.#redirect(await fetch(page, { redirect: "manual" }));
      }
    }
    const body = new URLSearchParams(login === null ? { cancel: "1" } : { login });
    page = await this.#redirect(await this.request(page, { method: "POST", body }));
    while (!page.includes("/api/callback?")) page = await this.#redirect(await this.request(page));
    return page;
  }

  /**
   * Signs in as `login` at the demo provider, through the whole flow; gives the answer of the
   * callback.
   */
  async login(login: string | null, query = ""): Promise<Response> {
    return await this.request(await this.answerOf(login, query));
  }

  /** The value of a cookie, or undefined. */
  cookie(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  async #redirect(response: Response): Promise<string> {
    const location = response.headers.get("location");
    assert.ok(location, `a redirect, not ${response.status}: ${await response.text()}`);
    return new URL(location, this.origin).href;
  }

  #keep(line: string) {
    const [pair, ...rest] = line.split(/;\s*/);
    const attributes = new Map(rest.map((one) => {
      const [name, value = ""] = one.split("=");
      return [name.toLowerCase(), value];
    }));
    const [name, value] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    const path = attributes.get("path") ?? "/";
    this.cookies = this.cookies.filter((old) => old.name !== name || old.path !== path);
    // What is removed ends in 1970. No test waits until another time, and the server's clock may be
    // another than ours.
    const ended = attributes.get("max-age") === "0" ||
      Date.parse(attributes.get("expires") ?? "") === 0;
    if (!ended) this.cookies.push({ name, value, path });
  }
}
