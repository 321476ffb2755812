/** The pictures of pupils' stories, which schema 9 and earlier had in fields of their own. */
import { COVER_NAMES, FORMER_NAMES, withoutCover } from "../../model/media/with_things.ts";
import { mutate } from "../kv/atomic.ts";
import { type SubmissionRecord, Submissions } from "../records/classes.ts";

/** Makes things of the pictures of each story; returns how many stories it changed. */
export async function gatherThings(kv: Deno.Kv): Promise<number> {
  let changed = 0;
  for await (const { key } of Submissions.list(kv, [], { batchSize: 100 })) {
    const isChanged = await mutate(async () => {
      const entry = await kv.get<SubmissionRecord>(key);
      const { value } = entry;
      if (value === null || !isOlder(value.stop) && !isOlder(value.base)) return { result: false };
      const gathered = {
        ...value,
        stop: withoutCover(value.stop),
        ...value.base && { base: withoutCover(value.base) },
      };
      return { operation: kv.atomic().check(entry).set(key, gathered), result: true };
    });
    if (isChanged) changed++;
  }
  return changed;
}

const FORMER: readonly string[] = [...COVER_NAMES, ...FORMER_NAMES];

const isOlder = (stop: object | undefined): boolean =>
  Object.keys(stop ?? {}).some((name) => FORMER.includes(name));
