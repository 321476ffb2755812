export { accounts } from "./accounts.ts";
export { administering } from "./administering.ts";
export { archive } from "./archive.ts";
export { authoring } from "./authoring.ts";
export { home } from "./home.ts";
export { print } from "./print.ts";
export { problems } from "./problems.ts";
