export { fields } from "./fields.ts";
export { files } from "./files.ts";
export { form } from "./form.ts";
export { record } from "./record.ts";
export { sharing } from "./sharing.ts";
export { things } from "./things.ts";
