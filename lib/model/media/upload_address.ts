/** What stands in a form in place of an address while a file is on its way to the server. */

const PREFIX = "upload:";

/** The address of the upload `id`, which the device of its author alone knows. */
export const uploadAddress = (id: string): string => PREFIX + id;

/** The id of the upload that stands for an address; undefined for an address. */
export const uploadIdOf = (address: string): string | undefined =>
  address.startsWith(PREFIX) ? address.slice(PREFIX.length) : undefined;
