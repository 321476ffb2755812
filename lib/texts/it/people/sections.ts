export { account } from "./account.ts";
export { pupil } from "./pupil.ts";
export { writing } from "./writing.ts";
