/**
 * A program that writes to the store at its argument until it is killed: a pair of numbers that are
 * always equal, and one of a hundred entries.
 */
const kv = await Deno.openKv(Deno.args[0]);
for (let n = 1;; n++) {
  await kv.atomic().set(["pair", "a"], n).set(["pairs", n % 100], n).set(["pair", "b"], n).commit();
  if (n === 1) console.log("writing");
}
