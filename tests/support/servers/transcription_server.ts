/**
 * A server of OpenAI's `POST /v1/audio/transcriptions` on loopback: it refuses what the real one
 * refuses, and hears the same words in every recording.
 */

/** What it heard of a request. */
type Asked = { authorization: string | null; fields: Record<string, string>; file: File };

type TranscriptionServer = AsyncDisposable & {
  /** Environment variables that make an app use it. */
  settings: { TRANSCRIBE_URL: string; TRANSCRIBE_KEY: string };
  /** Each good request. */
  asked: Asked[];
  /** What it answers after a good request; a test may set it. */
  answer: () => Response | Promise<Response>;
};

const KEY = "secret-of-the-machine";

/** Two sentences over three segments, as machines cut them. */
export const HEARD = {
  task: "transcribe",
  language: "english",
  duration: 4.5,
  text: "The mill stood here. It burned down in 1871.",
  segments: [
    { id: 0, start: 0.5, end: 2, text: " The mill stood here. It" },
    { id: 1, start: 2, end: 3, text: " burned down" },
    { id: 2, start: 3, end: 4.5, text: " in 1871." },
  ],
};

/** Starts one; it answers until disposed. */
export function transcriptionServer(): TranscriptionServer {
  const end = new AbortController();
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {}, signal: end.signal },
    async (request) => {
      const refuse = (status: number, message: string) =>
        Response.json({ error: { message, type: "invalid_request_error" } }, { status });
      const authorization = request.headers.get("authorization");
      if (authorization !== `Bearer ${KEY}`) return refuse(401, "Incorrect API key provided");
      if (request.method !== "POST") return refuse(405, "Not allowed");
      const form = await request.formData();
      const file = form.get("file");
      if (!(file instanceof File)) return refuse(400, "file is required");
      if (!form.get("model")) return refuse(400, "you must provide a model parameter");
      if (!/\.(flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/.test(file.name)) {
        return refuse(400, "Unrecognized file format");
      }
      const fields = Object.fromEntries(
        form.entries().flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []),
      );
      it.asked.push({ authorization, fields, file });
      return await it.answer();
    },
  );
  const it: TranscriptionServer = {
    settings: {
      TRANSCRIBE_URL: `http://127.0.0.1:${server.addr.port}/v1/audio/transcriptions`,
      TRANSCRIBE_KEY: KEY,
    },
    asked: [],
    answer: () => Response.json(HEARD),
    // An answer that a test holds back is given up.
    [Symbol.asyncDispose]() {
      end.abort();
      return Promise.resolve();
    },
  };
  return it;
}
