export { acts } from "./acts.ts";
export { admin } from "./admin.ts";
export { users } from "./users.ts";
