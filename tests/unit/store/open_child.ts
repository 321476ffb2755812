/**
 * Another process: opens the data named by its argument, says how that went, and lives until it is
 * ended.
 */
import { openStore } from "../../../lib/store/open.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { tourInput } from "./builders.ts";

try {
  const { kv } = await openStore({ path: Deno.args[0] });
  await createTour(kv, tourInput(), { userId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" });
  console.log("open");
  await Deno.stdin.readable.pipeTo(new WritableStream());
} catch (error) {
  console.log(String(error));
}
