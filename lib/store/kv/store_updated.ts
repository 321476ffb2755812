import { TryLater } from "../../model/web/problem.ts";

/** Seconds until a balancer has sent everybody to the newer version. */
const RETRY_AFTER = 60;

/** A newer version of the program has taken over the store: this process saves nothing any more. */
export class StoreUpdated extends TryLater {
  constructor() {
    const detail = "This server is being updated. Nothing was lost. Try again in a minute.";
    super(503, detail, RETRY_AFTER);
  }
}
