export * as admin from "./admin/sections.ts";
export * as authors from "./authors/sections.ts";
export * as people from "./people/sections.ts";
export * as server from "./server/sections.ts";
export * as visitors from "./visitors/sections.ts";
