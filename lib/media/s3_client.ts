/** Signed requests to the bucket of an S3 server. */
import { AwsClient } from "aws4fetch";
import { watchSilence } from "../model/silence.ts";
import { TryLater } from "../model/web/problem.ts";
import type { S3Config } from "./media_config.ts";
import { fetchPatiently } from "./patient_fetch.ts";
import { createTurns, inTurn } from "./turns.ts";
import { texts } from "../texts/texts.ts";

const t = texts("fileProblems");

/** Longest wait for an answer or a piece of an object, while others are answered, in ms. */
export const PATIENCE = 60_000;

/** A check every two seconds; after five without any answer the server counts as silent. */
const LOOK_EVERY = 2000;
const LOOKS = 5;

/** Most requests at once, each of which takes a file descriptor; more wait. */
const MOST_REQUESTS = 64;

/** The bucket does not answer at present; `cause` is for the host. */
export class BucketUnreachable extends TryLater {
  constructor(said: string) {
    super(503, t("storageSilent"), 30);
    this.cause = new Error(said);
  }
}

/** `bucket` is the address of the bucket. Callers of `ask` take a turn first; `send` does. */
export function createS3Client(config: S3Config, fetcher: typeof fetch) {
  const turns = createTurns(MOST_REQUESTS, PATIENCE);
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: "s3",
  });
  const bucket = `${config.url.replace(/\/+$/, "")}/${config.bucket}`;

  const silence = watchSilence({
    probe,
    silent: () => new BucketUnreachable(`The S3 server at ${bucket} does not answer.`),
    lookEvery: LOOK_EVERY,
    looks: LOOKS,
    patience: PATIENCE / LOOK_EVERY,
  });

  async function probe(): Promise<boolean> {
    const aborting = new AbortController();
    const { signal } = aborting;
    const timer = setTimeout(() => aborting.abort(), LOOKS * LOOK_EVERY);
    try {
      const request = await client.sign(bucket, { method: "HEAD" });
      const answer = await fetcher(request, { redirect: "error", signal });
      await answer.body?.cancel();
      return true;
    } catch {
      return !signal.aborted;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The answer to a signed request; null for 404. Throws an Error for any other failure. */
  async function ask(
    method: string,
    url: string,
    init: RequestInit = {},
  ): Promise<Response | null> {
    const request = await client.sign(url, { ...init, method });
    // A signed request does not follow redirects to another server.
    const answer = await fetchPatiently(
      (signal) => fetcher(request, { redirect: "error", signal }),
      silence.ask,
    ).catch((error) => {
      if (error instanceof BucketUnreachable) throw error;
      const why = String(error.message).replace(/ for url \(.*?\)/, "");
      throw new BucketUnreachable(`The S3 server at ${bucket} does not answer ${method}: ${why}`);
    });
    if (answer.ok) return answer;
    const text = await answer.text();
    if (answer.status === 404 && !text.includes("NoSuchBucket")) return null;
    const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? "";
    // Object names stay out of logs, because a name is enough to read the object.
    const said = `The S3 server answers ${method} at ${bucket} with ${answer.status} ${code}`
      .trim();
    const isBusy = answer.status >= 500 || answer.status === 429;
    throw isBusy ? new BucketUnreachable(said) : new Error(said);
  }

  /** Like `ask`, in a turn, and with the whole body. */
  const send = (method: string, url: string, body?: BodyInit) =>
    inTurn(turns, async () => {
      const answer = await ask(method, url, { body });
      return answer && { headers: answer.headers, text: await answer.text() };
    });

  /** Like `send`, but throws for 404, too. */
  async function expect(method: string, url: string, body?: BodyInit) {
    const answer = await send(method, url, body);
    if (!answer) throw new Error(`The S3 server has not what ${method} is for at ${bucket}`);
    return answer;
  }

  return { turns, bucket, ask, send, expect };
}
