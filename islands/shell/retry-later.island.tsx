/** On a page that could not be made yet: loads it again as soon as the server takes requests. */
import { useEffect } from "react";
import { visitAgain } from "./visit.ts";

/** `seconds`: what the server has asked to wait. */
type Props = { seconds: number };

/** Most milliseconds more, so that those who were refused at once do not come back at once. */
const SPREAD = 3000;

export default function RetryLater({ seconds }: Props) {
  useEffect(() => {
    const timer = setTimeout(visitAgain, seconds * 1000 + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, []);
  return <p className="soft needs-script" role="status">This page tries again on its own.</p>;
}
