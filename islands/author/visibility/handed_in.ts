/** The message of a save that waits for review. */
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("account");

export const handedInMessage = () => ({ title: t("handedIn"), description: t("handedInText") });
