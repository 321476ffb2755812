/** What is said where a file cannot be converted: our words, never those of a browser. */
import assert from "node:assert/strict";
import { prepareUpload } from "../../../../lib/device/uploads/prepare_upload.ts";
import type { UploadRecord } from "../../../../lib/device/uploads/upload_record.ts";

/** A file whose bytes cannot be read, with the words of a browser. */
const failing = Object.assign(new Blob(["0123456789abcdef"]), {
  slice(): Blob {
    throw new DOMException("malformed stream: mpa", "EncodingError");
  },
  arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new TypeError("The object can not be found here."));
  },
});

const record = (kind: UploadRecord["kind"]) => ({ kind }) as UploadRecord;

const parts = () => {
  const controller = new AbortController();
  return { controller, signal: controller.signal, onProgress: () => {} };
};

Deno.test("a browser's words are told in ours, with what to do", async () => {
  await assert.rejects(prepareUpload(failing, record("recording"), parts()), {
    name: "UnreadableFile",
    message: "This device could not convert the recording. Save it as MP3, M4A or WAV with an " +
      "audio program, and add it again.",
  });
  await assert.rejects(prepareUpload(failing, record("picture"), parts()), {
    name: "UnreadableFile",
    message: /^This (device could not convert|browser can’t read) the picture\. .*JPEG/,
  });
});

Deno.test("our own words stay, and an upload that was removed ends with its reason", async () => {
  await assert.rejects(prepareUpload(new Blob(["text"]), record("recording"), parts()), {
    message: /^This browser can’t read the recording\./,
  });
  const { controller, ...rest } = parts();
  controller.abort(new Error("removed"));
  const slow = Object.assign(new Blob(["0123456789abcdef"]), {
    slice(): Blob {
      throw controller.signal.reason;
    },
  });
  await assert.rejects(prepareUpload(slow, record("recording"), rest), { message: "removed" });
});
