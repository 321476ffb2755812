/** The icons for who may see an archive. */
import { Globe, Link, Lock } from "lucide-react";
import type { Visibility } from "../../lib/model/visibility.ts";

export const VISIBILITY_ICONS: Record<Visibility, typeof Globe> = {
  public: Globe,
  unlisted: Link,
  private: Lock,
};
