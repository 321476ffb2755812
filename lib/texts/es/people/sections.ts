export { account } from "./account.ts";
export { drafts } from "./drafts.ts";
export { pupil } from "./pupil.ts";
export { writing } from "./writing.ts";
export { uploads } from "./uploads.ts";
export { locations } from "./locations.ts";
export { fields } from "./fields.ts";
export { values } from "./values.ts";
