import type { account as english } from "../../en/people/account.ts";
import { translation } from "../../translation.ts";

export const account = translation<typeof english>()({});
