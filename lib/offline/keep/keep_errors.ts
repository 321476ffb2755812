/** Why a tour could not be kept, apart from a lost connection. */

/**
 * A file that had another length than announced, or did not come; `status` is then the server's
 * answer.
 */
export class BrokenFile extends Error {
  override name = "BrokenFile";
  constructor(message: string, readonly status?: number) {
    super(message);
  }
}

/** The device has less room than the tour needs; both in bytes. */
export class NoRoom extends Error {
  override name = "NoRoom";
  constructor(readonly needed: number, readonly free: number | undefined) {
    super("There is no room on the device");
  }
}

/** The tour was deleted, or is no longer public. */
export class MissingTour extends Error {
  override name = "MissingTour";
}

/** Another tab removed the files while the rest was fetched. */
export class RemovedMeanwhile extends Error {
  override name = "RemovedMeanwhile";
}

/** The browser refuses to store files, or does not answer. */
export class NoStorage extends Error {
  override name = "NoStorage";
}

/** The browser runs no service worker for this page. */
export class NoWorker extends Error {
  override name = "NoWorker";
}
