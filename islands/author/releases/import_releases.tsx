/** Takes the releases of an exported archive over, where this one has their recordings. */
import type { ReleasableStop } from "../../../lib/model/consent/closed.ts";
import { useRef, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import { loadChunk } from "../../../lib/device/load_chunk.ts";
import { sendDocument } from "../../../lib/device/send_document.ts";
import type { ExportedRelease } from "../../../lib/formats/zip/release_zip.ts";
import { DOCUMENT_TYPES, documentPath } from "../../../lib/model/consent/document.ts";
import type { Release } from "../../../lib/model/consent/release.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { orAlert } from "../../shell/alert.ts";
import { toast } from "../../shell/toasts.ts";

const t = texts("releases");

type Props = {
  tourId: string;
  stops: ReleasableStop[];
  releases: Release[];
  /** Shows the releases as they are now. */
  refresh: () => Promise<unknown>;
};

export function ImportReleases({ tourId, stops, releases, refresh }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setStep(t("readingFile"));
    try {
      const { unpackReleases } = await loadChunk(() =>
        import("../../../lib/formats/zip/release_zip.ts")
      );
      const found = unpackReleases(new Uint8Array(await file.arrayBuffer()));
      if (!Array.isArray(found)) throw new Error(found.message);
      const toAdd = found.flatMap((release) => {
        const stop = stops.find(({ recording }) => recording === release.recording);
        return stop && !releases.some((one) => isSame(one, release)) ? [{ release, stop }] : [];
      });
      for (const [i, { release, stop }] of toAdd.entries()) {
        setStep(t("addingOf", { place: i + 1, total: toAdd.length }));
        await addOne(tourId, stop, release);
      }
      if (toAdd.length > 0) await refresh();
      toast(summary(toAdd.length, found.length - toAdd.length));
    } finally {
      setStep(undefined);
      // So that the same file can be chosen again.
      if (input.current) input.current.value = "";
    }
  };
  return (
    <p className="release-import">
      <button
        type="button"
        className="button"
        disabled={step !== undefined}
        onClick={() => input.current?.click()}
      >
        {step ?? t("addFromExport")}
      </button>
      <span className="visually-hidden" role="status">{step}</span>
      <input
        ref={input}
        type="file"
        accept=".zip"
        hidden
        aria-label={t("exportedArchive")}
        onChange={({ target }) => orAlert(() => take(target.files?.[0]))}
      />
    </p>
  );
}

const isSame = (one: Release, { recording, person }: ExportedRelease): boolean =>
  one.recording === recording && one.person === person;

async function addOne(
  tourId: string,
  { id: stopId, language }: ReleasableStop,
  exported: ExportedRelease,
): Promise<void> {
  const { person, scope, from, keeper, withdrawnAt, document, file } = exported;
  const path = `/api/tours/${tourId}/releases`;
  const terms = { person, scope, from, keeper };
  let release = await api<Release>("POST", path, { stopId, language, ...terms });
  if (withdrawnAt !== undefined) {
    release = await api("PUT", `${path}/${release.id}`, { ...terms, isWithdrawn: true });
  }
  if (!document || !file) return;
  const type = DOCUMENT_TYPES[document.extension];
  const { id, revision } = release;
  const sent = new File([file], document.name, { type });
  await sendDocument({ path: documentPath(tourId, id), file: sent, revision }, () => {});
}

function summary(added: number, left: number): { title: string; description?: string } {
  const title = added === 0 ? t("noneAdded") : t("releasesAdded", { count: added });
  return left === 0 ? { title } : { title, description: t("releasesLeft", { count: left }) };
}
