/** The acts on the releases of an archive: each sends, and shows the result. */
import { api, ApiError, messageOf } from "../../../lib/device/api.ts";
import { sendDocument } from "../../../lib/device/send_document.ts";
import { documentPath } from "../../../lib/model/consent/document.ts";
import type { Release, ReleaseUpdate } from "../../../lib/model/consent/release.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { confirm } from "../../shell/confirm.ts";
import { toast } from "../../shell/toasts.ts";
import type { ReleaseValues, Saved } from "./release_form.tsx";

const t = texts("releases");

/** A release that was added; its revision is shown to the owner and administrators alone. */
type Added = Pick<Release, "id"> & Partial<Pick<Release, "revision">>;

/**
 * The acts for the archive `tourId`. `closed` is called when a form is done with; `refresh` shows
 * the releases as they are now.
 */
export function releaseActs(
  tourId: string,
  { closed = () => {}, refresh }: { closed?: () => void; refresh: () => Promise<unknown> },
) {
  const path = `/api/tours/${tourId}/releases`;
  const done = async (title: string) => {
    closed();
    await refresh();
    toast({ title });
  };
  const failed = (error: unknown, title = t("notSaved")) =>
    toast({ title, description: messageOf(error), kind: "error" });
  const send = async (method: string, to: string, body: unknown, title: string) => {
    try {
      await api(method, to, body);
    } catch (error) {
      // An older state is shown.
      if (error instanceof ApiError && error.status === 409) await refresh();
      return failed(error);
    }
    await done(title);
  };
  /** Sends the document that was chosen with a release; the release itself is saved. */
  const attach = async (
    { id, revision }: Added,
    file: File | undefined,
    onProgress: (share: number) => void,
  ) => {
    if (!file) return;
    await sendDocument({ path: documentPath(tourId, id), file, revision }, onProgress);
  };
  const add = async (
    { terms, of, file }: ReleaseValues,
    _: number | undefined,
    onProgress: (share: number) => void,
  ): Promise<Saved> => {
    let added: Added;
    try {
      added = await api("POST", path, { ...of, ...terms });
    } catch (error) {
      failed(error);
      return "failed";
    }
    try {
      await attach(added, file, onProgress);
      await done(t("releaseAdded"));
    } catch (error) {
      // Shows the new release in the list.
      await refresh();
      failed(error, t("addedWithoutDocument"));
    }
    return "done";
  };
  /** Gives a release without a document one. Rejects with what the server refuses. */
  const addDocument = async (
    path: string,
    file: File,
    onProgress: (share: number) => void,
  ): Promise<void> => {
    await sendDocument({ path, file }, onProgress);
    await done(t("documentAdded"));
  };
  const edit = (release: Release) =>
  async (
    { terms, file }: ReleaseValues,
    revision: number | undefined,
    onProgress: (share: number) => void,
  ): Promise<Saved> => {
    const isWithdrawn = release.withdrawnAt !== undefined;
    const body: ReleaseUpdate = { ...terms, isWithdrawn, revision };
    let saved: Release | undefined;
    try {
      saved = await api<Release>("PUT", `${path}/${release.id}`, body);
      await attach(saved, file, onProgress);
    } catch (error) {
      const stale = error instanceof ApiError ? error.member<Release>("current") : undefined;
      if (stale) return { stale };
      if (saved) return { saved, documentError: messageOf(error) };
      failed(error);
      return "failed";
    }
    await done(t("releaseSaved"));
    return "done";
  };
  const setWithdrawn = (release: Release, isWithdrawn: boolean, title: string) => {
    const { id, person, scope, from, keeper, revision } = release;
    const body: ReleaseUpdate = { person, scope, from, keeper, isWithdrawn, revision };
    return send("PUT", `${path}/${id}`, body, title);
  };
  const withdraw = async (release: Release) => {
    const sure = await confirm({
      title: t("withdrawTitle", { person: release.person }),
      text: t("withdrawText"),
      action: t("withdraw"),
    });
    if (sure) await setWithdrawn(release, true, t("releaseWithdrawn"));
  };
  const remove = async (release: Release) => {
    const sure = await confirm({
      title: t("deleteTitle", { person: release.person }),
      text: t("deleteText"),
      action: t("delete"),
    });
    if (sure) await send("DELETE", `${path}/${release.id}`, undefined, t("releaseDeleted"));
  };
  const removeDocument = async ({ id, person, revision }: Release) => {
    const sure = await confirm({
      title: t("deleteDocumentTitle", { person }),
      text: t("deleteDocumentText"),
      action: t("delete"),
    });
    const to = `${documentPath(tourId, id)}?revision=${revision}`;
    if (sure) await send("DELETE", to, undefined, t("documentDeleted"));
  };
  return { add, addDocument, edit, setWithdrawn, withdraw, remove, removeDocument };
}
