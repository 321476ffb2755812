/** The tools of an archive's owner and administrators on its page. */
import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { TourSummary } from "../../../lib/model/tour/tour.ts";
import { orToast } from "../../forms/or_toast.ts";
import { toast } from "../../shell/toasts.ts";
import { visit } from "../../shell/visit.ts";
import { TransferDialog } from "./transfer_dialog.tsx";
import { VisibilitySwitch } from "../visibility/switch.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("sharing");

type Props = {
  tour: Pick<TourSummary, "id" | "title" | "visibility" | "revision">;
  /** Whether the viewer is an administrator, who may transfer an archive at once. */
  isAdmin: boolean;
};

export default function TourOwner({ tour, isAdmin }: Props) {
  return (
    <div className="tour-owner">
      <VisibilitySwitch tour={tour} />
      <DuplicateButton id={tour.id} />
      <TransferDialog id={tour.id} title={tour.title} isAdmin={isAdmin} />
    </div>
  );
}

function DuplicateButton({ id }: { id: string }) {
  // The same key until there is an answer, so that a repeated request makes one copy.
  const key = useRef<string>(undefined);
  const [isCopying, setCopying] = useState(false);
  const duplicate = async () => {
    setCopying(true);
    await orToast(async () => {
      const headers = { "idempotency-key": key.current ??= crypto.randomUUID() };
      const path = `/api/tours/${id}/duplicate`;
      const copy = await api<{ id: string; title: string }>("POST", path, {}, headers);
      key.current = undefined;
      toast({ title: t("privateCopyCreated"), description: copy.title });
      await visit(`/tour/${copy.id}/edit`);
    });
    setCopying(false);
  };
  return (
    <button type="button" className="button" disabled={isCopying} onClick={duplicate}>
      <Copy aria-hidden="true" />
      {isCopying ? t("copying") : t("duplicate")}
    </button>
  );
}
