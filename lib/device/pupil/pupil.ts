/** The pupil whose place in a class this device has. */
import { currentUser } from "../current_user.ts";
import { getLocalStorage } from "../storage.ts";
import { PUPIL_KEY } from "../storage_keys.ts";

/** The id of the pupil in the class; undefined on a device that is in no class. */
export const pupilOfDevice = (storage: Storage | undefined = getLocalStorage()) =>
  storage?.getItem(PUPIL_KEY) ?? undefined;

/** Stores the pupil's id for pages and uploads; undefined: the device is in no class. */
export function rememberPupil(
  memberId: string | undefined,
  storage: Storage | undefined = getLocalStorage(),
): void {
  try {
    if (memberId) storage?.setItem(PUPIL_KEY, memberId);
    else storage?.removeItem(PUPIL_KEY);
  } catch {
    // No room: files are sent once there is.
  }
}

/**
 * The person whose files this page records and sends: the signed-in user, else the pupil. Undefined
 * without either.
 */
export const currentUploader = (): string | undefined => currentUser() ?? pupilOfDevice();
