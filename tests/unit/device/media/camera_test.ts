/** The camera, and why it cannot be used. */
import assert from "node:assert/strict";
import { CameraProblem, openCamera } from "../../../../lib/device/media/camera.ts";

const refusing = (name: string) => ({
  getUserMedia: () => Promise.reject(new DOMException("", name)),
});

Deno.test("the camera on the back is asked for, without sound", async () => {
  let asked: MediaStreamConstraints | undefined;
  const stream = {} as MediaStream;
  const got = await openCamera({
    getUserMedia: (constraints) => {
      asked = constraints;
      return Promise.resolve(stream);
    },
  });
  assert.equal(got, stream);
  assert.equal(asked?.audio, false);
  assert.equal((asked?.video as MediaTrackConstraints).facingMode, "environment");
});

for (
  const [media, message] of [
    [refusing("NotAllowedError"), /Allow it in the browser’s settings/],
    [refusing("NotFoundError"), /no camera/],
    [refusing("NotReadableError"), /Another app/],
    [refusing("AbortError"), /Try again/],
    [null, /can’t show the camera on this page/],
  ] as const
) {
  Deno.test(`a person reads why the camera stays dark: ${message.source}`, async () => {
    // Pages that are not https have no `mediaDevices`, and `undefined` asks for the default.
    const opened = openCamera(media as Parameters<typeof openCamera>[0]);
    await assert.rejects(opened, (error) => {
      assert.ok(error instanceof CameraProblem);
      assert.match(error.message, message);
      return true;
    });
  });
}
