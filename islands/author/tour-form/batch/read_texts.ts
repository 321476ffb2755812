/** Puts the transcripts of added files into their stops. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import type { FormAccess } from "../form_props.ts";
import { keepRead } from "../transcript/use_read_report.ts";
import type { Joined } from "./join_files.ts";

/** The language of a text when none was chosen. */
const UNSAID = "en";

/** Resolves to a message for each file that cannot be read. */
export async function takeTexts(
  form: FormAccess,
  texts: readonly Joined<File>[],
): Promise<string[]> {
  const problems: string[] = [];
  const { readTranscriptFile } = await loadChunk(() =>
    import("../../../../lib/formats/transcript/read_transcript.ts")
  );
  for (const { index, file } of texts) {
    const stop = `audioStops.${index}` as const;
    const language = form.getValues(`${stop}.language`) || form.getValues("language") || UNSAID;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = readTranscriptFile(bytes, { fileName: file.name, language });
    if ("problem" in found) {
      problems.push(found.problem);
      continue;
    }
    const { transcript, chapters } = found;
    if (transcript) form.setValue(`${stop}.transcript`, transcript, { shouldDirty: true });
    if (chapters) form.setValue(`${stop}.chapters`, chapters, { shouldDirty: true });
    keepRead(form, index, found, file.name);
  }
  return problems;
}
