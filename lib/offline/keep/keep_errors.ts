/** Why a tour could not be kept, apart from a lost connection. */

/**
 * A file that came with another length than was said, or not at all: `status` is what the server
 * answered in its place.
 */
export class BrokenFile extends Error {
  override name = "BrokenFile";
  constructor(message: string, readonly status?: number) {
    super(message);
  }
}

/** There is less room on the device than the tour takes; both in bytes. */
export class NoRoom extends Error {
  override name = "NoRoom";
  constructor(readonly needed: number, readonly free: number | undefined) {
    super("There is no room on the device");
  }
}

/** The tour was deleted, or is not public any more. */
export class MissingTour extends Error {
  override name = "MissingTour";
}

/** What had come was removed from the device while the rest was fetched, in another tab. */
export class RemovedMeanwhile extends Error {
  override name = "RemovedMeanwhile";
}

/** The browser refuses to store files, or does not answer when it is asked to. */
export class NoStorage extends Error {
  override name = "NoStorage";
}

/** The browser runs no service worker for this page. */
export class NoWorker extends Error {
  override name = "NoWorker";
}
