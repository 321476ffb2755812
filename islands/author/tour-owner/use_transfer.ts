/** The offer of an archive to another owner: what the server has of it, and what changes it. */
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { useAttempt } from "../../lists/use_attempt.ts";
import { toast } from "../../shell/toasts.ts";
import { visitAgain } from "../../shell/visit.ts";

type Offer = { email?: string; expiresAt: string };

export type Transfer = ReturnType<typeof useTransfer>;

/**
 * `offer` is undefined until `read` has asked for it. `path` is that of the link, of an offer that
 * was made here. `moved` is called when an administrator has moved the archive at once.
 */
export function useTransfer({ id, title }: { id: string; title: string }, moved: () => void) {
  const [offer, setOffer] = useState<Offer | null>();
  const [path, setPath] = useState<string>();
  const [email, setEmail] = useState("");
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);
  const { problem, attempt } = useAttempt();
  const transfer = `/api/tours/${id}/transfer`;

  const read = () =>
    attempt(async () => setOffer((await api<{ offer: Offer | null }>("GET", transfer)).offer));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Each link replaces the one before, so a second click would end the first one's.
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    await attempt(async () => {
      type Made = { path: string; expiresAt: string };
      const made = await api<Made>("POST", transfer, { email });
      setOffer({ email: email || undefined, expiresAt: made.expiresAt });
      setPath(made.path);
    });
    busy.current = false;
    setSending(false);
  };
  const withdraw = () =>
    attempt(async () => {
      await api("DELETE", transfer);
      setOffer(null);
      setPath(undefined);
    });
  const moveNow = () =>
    attempt(async () => {
      await api("PUT", `/api/tours/${id}/owner`, { email });
      moved();
      toast({ title: "Archive moved", description: `“${title}” belongs to ${email} now.` });
      await visitAgain();
    });
  return { offer, path, email, setEmail, isSending, problem, read, send, withdraw, moveNow };
}
