/** The steps of an upload: conversion, then sending the result. */
import type { Media } from "../../model/media/media.ts";
import { ApiError, NoAnswer } from "../api.ts";
import { unlessStuck } from "./preparation_limit.ts";
import type { FileToSend, SendParts } from "./send_file.ts";
import type { createUploadList } from "./upload_list.ts";
import type { UploadRecord } from "./upload_record.ts";

/** The result of a conversion: one file for a recording, one or two for a picture. */
export type Prepared =
  & { blobs: Blob[]; hasOriginal?: boolean }
  & Pick<UploadRecord, "seconds" | "cut" | "flaws" | "width" | "height" | "pages">
  & Pick<UploadRecord, "place" | "takenAt" | "lacksPlace">;

export type PrepareParts = { signal: AbortSignal; onProgress: (done: number) => void };

export type UploadWorkParts = {
  /** Converts a file. Rejects with an Error whose message is for people. */
  prepare: (file: Blob, record: UploadRecord, parts: PrepareParts) => Promise<Prepared>;
  send: (file: FileToSend, parts: SendParts) => Promise<Media>;
  /** Resolves to why so many bytes cannot be sent, for people; rejects as `api` does. */
  refusal: (bytes: number, signal: AbortSignal) => Promise<string | undefined>;
  userId: () => string | undefined;
};

type Parts = UploadWorkParts & {
  list: ReturnType<typeof createUploadList>;
  newId: () => string;
  /** Called when bytes have arrived. */
  onSent: () => void;
};

/** The work on uploads of `list`, which gets the results. */
export function createUploadWork({ list, newId, onSent, userId, ...parts }: Parts) {
  async function prepare(record: UploadRecord, signal: AbortSignal): Promise<void> {
    const { id } = record;
    const source = await list.readBlob(id, "source");
    if (!source) throw new Error("This file is no longer on this device. Add it again.");
    const { blobs, hasOriginal, ...facts } = await unlessStuck(source, signal, (signal, moved) => {
      const onProgress = (progress: number) => {
        moved();
        list.showWork(id, { progress });
      };
      return parts.prepare(source, record, { signal, onProgress });
    });
    const [first, second] = blobs;
    list.showWork(id, { progress: 0 });
    const [original] = hasOriginal ? toFiles([source]) : [];
    await list.change(id, { ...facts, files: toFiles(blobs), original, step: "waiting" }, {
      ...original ? {} : { source: undefined },
      0: first,
      1: second,
    });
  }

  async function send({ id, name, files }: UploadRecord, signal: AbortSignal): Promise<void> {
    const total = sum(files.map(({ bytes }) => bytes));
    if (files.every(({ uploadUrl }) => !uploadUrl)) {
      const problem = await parts.refusal(total, signal);
      if (problem) throw new Error(problem);
    }
    let done = 0;
    for (const [i, { media, key, uploadUrl, bytes }] of files.entries()) {
      if (!media) {
        const blob = await list.readBlob(id, String(i));
        if (!blob) throw new Error("This file is no longer on this device. Add it again.");
        const sent = await parts.send({ blob, name, key, uploadUrl }, {
          signal,
          onUrl: (uploadUrl) => void list.changeFile(id, i, { uploadUrl }, { userId: userId() }),
          onProgress(bytes) {
            onSent();
            list.showWork(id, { progress: (done + bytes) / total });
          },
        }).catch(async (error) => {
          if (!(error instanceof ApiError && error.status === 404)) throw error;
          // The server no longer knows the upload: the next attempt begins again.
          await list.changeFile(id, i, { uploadUrl: undefined, key: newId() });
          throw new NoAnswer("The upload is gone", { cause: error });
        });
        await list.changeFile(id, i, { media: sent });
      }
      done += bytes;
    }
    await list.change(id, { step: "finished", problem: undefined }, { 0: undefined, 1: undefined });
  }

  const toFiles = (blobs: Blob[]) => blobs.map(({ size }) => ({ bytes: size, key: newId() }));

  return { prepare, send, toFiles };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
