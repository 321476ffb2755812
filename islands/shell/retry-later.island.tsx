/** Reloads a page that could not be made yet, as soon as the server accepts requests. */
import { useEffect } from "react";
import { visitAgain } from "./visit.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

/** `seconds`: the wait that the server demands. */
type Props = { seconds: number };

/**
 * The longest additional wait in milliseconds, so that refused visitors do not all come back at
 * once.
 */
const SPREAD = 3000;

export default function RetryLater({ seconds }: Props) {
  useEffect(() => {
    const timer = setTimeout(visitAgain, seconds * 1000 + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, []);
  return <p className="soft needs-script" role="status">{t("triesAgain")}</p>;
}
