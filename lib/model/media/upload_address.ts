/** The placeholder address in a form while a file is being uploaded. */

import { wholeOf } from "./part_address.ts";

const PREFIX = "upload:";

/** The address of the upload `id`, which only the author's device can resolve. */
export const uploadAddress = (id: string): string => PREFIX + id;

/** The id of the upload in a placeholder address; undefined for other addresses. */
export const uploadIdOf = (address: string): string | undefined =>
  address.startsWith(PREFIX) ? wholeOf(address).slice(PREFIX.length) : undefined;
