/** Loaded where an archive has legs, and with what shows a walk. */
import { sayWay } from "./say_way.ts";
import { goOnAlongWay, leadAlongWay } from "./way_ahead.ts";
import { setWayCode } from "./way_code.ts";

/** Makes walks follow the legs of their archives from now on. */
export const followLegs = (): void => setWayCode({ goOnAlongWay, leadAlongWay, sayWay });
