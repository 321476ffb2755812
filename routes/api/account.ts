/** A whole account: its data, and its end. */
import { removeAccount } from "../../lib/media/account_removal.ts";
import { AccountRemoval } from "../../lib/model/account/account.ts";
import { Problem } from "../../lib/model/web/problem.ts";
import { packAccountData } from "../../lib/server/account_data.ts";
import { WITHHELD } from "../../lib/server/http/media_gate.ts";
import { failure } from "../../lib/server/host/log.ts";
import { beginAccountRemoval } from "../../lib/store/closing/account_removal.ts";
import { call, DONE, file } from "../call.ts";
import { zipAnswer } from "../zip_answer.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const data = call({
  route: "GET /api/account/data",
  access: "signed-in",
  summary: "All that the program has of you",
  answers: file("application/zip", "A zip file."),
  handle({ kv, user }, c) {
    const { parts: { now }, media: { objects }, mediaGate } = c.var;
    const mayHave = async (hash: string) => {
      const pass = await mediaGate.pass(hash, c.var.viewer, c.var.pupil);
      return pass !== null && pass !== WITHHELD;
    };
    return zipAnswer(c, "my-data", packAccountData({ kv, objects, now, mayHave }, user));
  },
});

/** Once begun, the deletion continues even if the request is aborted. */
export const remove = call({
  route: "DELETE /api/account",
  access: "signed-in",
  summary: "Delete your account",
  about: "`email` is its address, typed once more. `otherwise` says what becomes of your " +
    "archives, `exceptions` of single ones.",
  body: AccountRemoval,
  example: { email: "vera@example.org", otherwise: { fate: "leave" }, keepsName: true },
  answers: DONE,
  refusals: {
    400: "This is not the address of your account.",
    409: "You are the last administrator.",
  },
  async handle({ kv, user, body: { email, ...plan } }, c) {
    if (email.toLowerCase() !== user.email.toLowerCase()) {
      throw new Problem(400, t("notYourAddressType", { email: user.email }), [
        { path: "email", message: t("notYourAddress") },
      ]);
    }
    const { now } = c.var.parts;
    // Its data is removed in steps, with files that may be in a bucket.
    c.var.endTurn?.();
    await beginAccountRemoval(kv, user.id, plan, now());
    try {
      await removeAccount({ kv, objects: c.var.media.objects, now: now() }, user.id);
    } catch (error) {
      // The account is already gone for its owner; the next hourly clean-up removes the rest.
      failure("What a deleted account left could not be removed yet", error);
    }
    c.header("set-cookie", await c.var.auth.signOut(c.req.raw));
  },
});
