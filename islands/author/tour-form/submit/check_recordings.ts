/** Finds sounds of a form that do not play, by loading the beginning of each. */
import { loadable } from "../stops/preview.ts";

/** Sounds that are loaded at once. */
const AT_ONCE = 4;

/** The time limit of one, in milliseconds. */
const PATIENCE = 10_000;

type Parts = {
  signal: AbortSignal;
  /** Called with the number of checked addresses. */
  onProgress?: (done: number) => void;
  createAudio?: () => HTMLAudioElement;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/**
 * Resolves to the indexes of the addresses at which no sound can be loaded within ten seconds; to
 * an empty list once `signal` is aborted. Never rejects.
 */
export async function findSilent(
  addresses: readonly string[],
  { signal, onProgress, createAudio = () => new Audio(), timers = globalThis }: Parts,
): Promise<number[]> {
  const queue = new Set(addresses).values();
  const silent = new Set<string>();
  const checked = new Set<string>();
  const checkNext = async () => {
    for (const url of queue) {
      if (signal.aborted) return;
      if (!await loads(url, { signal, createAudio, timers })) silent.add(url);
      checked.add(url);
      onProgress?.(addresses.filter((url) => checked.has(url)).length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
  if (signal.aborted) return [];
  return addresses.flatMap((url, i) => silent.has(url) ? [i] : []);
}

type LoadParts = Required<Pick<Parts, "signal" | "createAudio" | "timers">>;

function loads(text: string, { signal, createAudio, timers }: LoadParts): Promise<boolean> {
  const source = loadable(text);
  if ("reason" in source) return Promise.resolve(false);
  return new Promise((resolve) => {
    const audio = createAudio();
    const end = (isLoaded: boolean) => {
      timers.clearTimeout(timer);
      audio.removeAttribute("src");
      resolve(isLoaded);
    };
    const timer = timers.setTimeout(() => end(false), PATIENCE);
    audio.preload = "metadata";
    audio.addEventListener("loadedmetadata", () => end(true), { signal });
    audio.addEventListener("error", () => end(false), { signal });
    signal.addEventListener("abort", () => end(true), { once: true });
    audio.src = source.url;
  });
}
