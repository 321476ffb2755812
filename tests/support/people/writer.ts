/** People who change one archive at once, as the form of the site does it for them. */
import assert from "node:assert/strict";
import { createUpdateSubmission } from "../../../islands/author/tour-form/submit/update_submission.ts";
import { type api, ApiError } from "../../../lib/device/api.ts";
import type { Side } from "../../../lib/model/tour/merge/merge_fields.ts";
import { type MergeConflict, mergeTours } from "../../../lib/model/tour/merge/merge_tours.ts";
import type { SavedTour, Tour, TourInput } from "../../../lib/model/tour/tour.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { makeStop } from "../data/tours.ts";
import type { Client } from "./client.ts";

/** How a request goes: it is answered, its answer is lost, or it is lost itself. */
export type Line = "answers" | "loses the answer" | "loses the request";

export type Act =
  | { do: "write"; at: number; field: "title" | "description"; side: Side }
  | { do: "add" | "delete" | "move"; at: number; to: number; side: Side }
  | { do: "save"; line: Line; side: Side };

/** What happened, so that a test can say that it did. */
export type Counts = Record<"saved" | "merged" | "refused" | "lost" | "repeated", number>;

/** All words of a version that people wrote: each was written once. */
export const wordsOf = (value: unknown): string[] =>
  JSON.stringify(value ?? "").match(/\bword\d+\b/g) ?? [];

let written = 0;
export const newWord = (): string => `word${++written}`;

type OpenForm = { base: TourInput; revision: number; mine: TourInput };

export class Writer {
  /** The words in the form that nobody has acknowledged. */
  readonly unsaved = new Set<string>();
  /** The words that this person took away, and had seen, in one of the forms that were sent. */
  readonly sentRemovals = new Set<string>();
  /** The keys of all requests: as many revisions at most are this person's. */
  readonly keys = new Set<string>();
  readonly acknowledged: { words: string[]; revision: number }[] = [];
  #form: OpenForm | undefined;
  #removals = new Set<string>();
  #line: Line = "answers";
  readonly #submit;

  constructor(
    readonly userId: string,
    readonly client: Client,
    readonly path: string,
    readonly counts: Counts,
  ) {
    this.#submit = createUpdateSubmission<TourInput>(path, { request: this.#request });
  }

  async act(act: Act): Promise<void> {
    this.#form ??= await this.#open();
    const { mine } = this.#form;
    const { audioStops } = mine;
    const index = (n: number) => n % audioStops.length;
    if (act.do === "save") return await this.#save(act.line, act.side);
    if (act.do === "write") {
      const of = act.at % 4 === 0 ? mine : audioStops[index(act.at)];
      this.#take(of[act.field]);
      of[act.field] = this.#word();
    } else if (act.do === "add") {
      const texts = { title: this.#word(), description: this.#word() };
      audioStops.splice(act.at % (audioStops.length + 1), 0, {
        ...makeStop(texts),
        id: crypto.randomUUID(),
      });
    } else if (act.do === "move") {
      const [moved] = audioStops.splice(index(act.at), 1);
      audioStops.splice(act.to % (audioStops.length + 1), 0, moved);
    } else if (audioStops.length > 1) this.#take(audioStops.splice(index(act.at), 1));
  }

  /** Saves until the server has all of it, or this person has given it up. */
  async finish(): Promise<void> {
    for (let tries = 0; this.#form; tries++) {
      assert.ok(tries < 9, "a form that nobody else changes is saved at last");
      await this.#save("answers", "mine");
    }
  }

  #word(): string {
    const word = newWord();
    this.unsaved.add(word);
    return word;
  }

  /** Takes away words that this person sees. */
  #take(value: unknown): void {
    for (const word of wordsOf(value)) {
      this.#removals.add(word);
      this.unsaved.delete(word);
    }
  }

  async #open(): Promise<OpenForm> {
    const base = await (await this.client.request(this.path)).json() as Tour;
    this.#removals = new Set();
    return { base: toForm(base), revision: base.revision, mine: structuredClone(toForm(base)) };
  }

  async #save(line: Line, side: Side): Promise<void> {
    const { base, mine, revision } = this.#form!;
    this.#line = line;
    for (const word of this.#removals) this.sentRemovals.add(word);
    try {
      const body = structuredClone({ ...mine, visibility: undefined, revision });
      const { tour, earlier } = await this.#submit(body, mine);
      if (earlier) {
        this.counts.repeated++;
        this.#acknowledge(wordsOf(earlier), tour.revision);
        this.#putTogether(earlier, tour, side);
        return;
      }
      this.counts.saved++;
      if (tour.mergedWith) this.counts.merged++;
      this.#acknowledge(wordsOf(mine), tour.revision);
      this.#form = undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (!(error instanceof TypeError)) throw error;
        this.counts.lost++;
        return;
      }
      this.counts.refused++;
      assert.equal(error.status, 409, error.message);
      const conflicts = error.member<MergeConflict[]>("conflicts") ?? [];
      const current = error.member<Tour>("current")!;
      assert.deepEqual(
        conflicts,
        mergeTours({ base, theirs: toForm(current), mine }).conflicts,
        "the server names what the form finds",
      );
      assert.ok(conflicts.length > 0);
      this.#putTogether(base, current, side);
    }
  }

  #acknowledge(sent: string[], revision: number): void {
    const words = sent.filter((word) => this.unsaved.delete(word));
    this.acknowledged.push({ words, revision });
  }

  /** The form after a choice: what is given up was seen, and nothing else that was typed goes. */
  #putTogether(base: TourInput, current: Tour, side: Side): void {
    const { mine } = this.#form!;
    const theirs = toForm(current);
    const { merged } = mergeTours({ base, theirs, mine }, (conflict) => {
      const [my, their] = [mine, theirs].map((version) => wordsOf(partOf(version, conflict)));
      if (side === "theirs") {
        for (const word of my) this.unsaved.delete(word);
        for (const word of their) this.#removals.delete(word);
      } else for (const word of their) if (!my.includes(word)) this.#removals.add(word);
      return side;
    });
    if (merged.audioStops.length === 0) {
      // Each of two deleted all that the other left. The form asks for a stop.
      merged.audioStops.push({
        ...makeStop({ title: this.#word(), description: this.#word() }),
        id: crypto.randomUUID(),
      });
    }
    const kept = new Set(wordsOf(merged));
    for (const word of this.unsaved) assert.ok(kept.has(word), `${word} is still in the form`);
    this.#form = { base: theirs, revision: current.revision, mine: structuredClone(merged) };
  }

  #request =
    (async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
      this.keys.add(headers["idempotency-key"]);
      if (this.#line === "loses the request") throw new TypeError("no connection");
      const response = await this.client.request(path, {
        method,
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      if (this.#line === "loses the answer") throw new TypeError("no answer");
      if (!response.ok) throw new ApiError(response.status, text, response.statusText);
      return JSON.parse(text) as SavedTour;
    }) as typeof api;
}

/** What a version has where two contradict each other. */
function partOf(version: TourInput, conflict: MergeConflict): unknown {
  if (conflict.kind === "order") return undefined;
  const of = conflict.stopId === undefined
    ? version
    : version.audioStops.find(({ id }) => id === conflict.stopId);
  if (conflict.kind === "deletion") return of;
  return conflict.fields.map((name) => (of as Record<string, unknown> | undefined)?.[name]);
}
