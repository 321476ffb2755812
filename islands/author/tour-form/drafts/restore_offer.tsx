/** Offers the copies of unfinished forms on this device. */
import { History } from "lucide-react";
import { useEffect, useRef } from "react";
import { timeAgo } from "../../../../lib/ui/time_ago.ts";
import { type DeviceCopy, getDeviceCopies } from "./device_copies.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("saving");

type Props = {
  copies: DeviceCopy[];
  onRestore: (copy: DeviceCopy) => void;
  onDiscard: (copy: DeviceCopy) => void;
};

export function RestoreOffer({ copies, onRestore, onDiscard }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasCopies = copies.length > 0;
  // The browser has restored the scroll position of the form's longer page.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [hasCopies]);
  if (!hasCopies) return null;
  return (
    <section className="notice restore" aria-labelledby="restore">
      <h2 id="restore" ref={heading}>
        <History aria-hidden="true" />
        {t("restoreYourWork")}
      </h2>
      <ul role="list">
        {copies.map((copy) => (
          <li key={copy.id}>
            <p>
              <strong>
                {getDeviceCopies().isUnclaimed(copy)
                  ? t("startedWithoutAccount")
                  : copy.values.title || t("untitledArchive")}
              </strong>
              <span className="soft">
                {t("storedHereAgo", { timeAgo: timeAgo(copy.at, Date.now()) })}
              </span>
            </p>
            <div className="row">
              <button type="button" className="button primary" onClick={() => onRestore(copy)}>
                {t("restore")}
              </button>
              <button type="button" className="button quiet" onClick={() => onDiscard(copy)}>
                {t("discard")}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
