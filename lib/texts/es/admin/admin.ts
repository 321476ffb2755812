import type { admin as english } from "../../en/admin/admin.ts";
import { translation } from "../../translation.ts";

export const admin = translation<typeof english>()({});
