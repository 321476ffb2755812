/** Shows the toasts: one at a time, for five seconds; F8 focuses it, a swipe of 50 px closes it. */
import { Check, TriangleAlert, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { currentToasts, dismissToast, DURATION, onToasts } from "./toasts.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

const SWIPE = 50;
const HOTKEY = "F8";

const none: ReturnType<typeof currentToasts> = [];

export default function Toaster() {
  const toasts = useSyncExternalStore(onToasts, currentToasts, () => none);
  if (toasts.length === 0) return null;
  return (
    <Toast.Provider label={t("notification")} duration={DURATION} swipeThreshold={SWIPE}>
      {toasts.map(({ id, title, description, kind = "done", action, duration, open }) => {
        const Icon = kind === "error" ? TriangleAlert : Check;
        return (
          <Toast.Root
            key={id}
            className="toast"
            data-kind={kind}
            open={open}
            duration={duration}
            onOpenChange={(open) => open || dismissToast(id)}
          >
            <Icon aria-hidden="true" />
            <div>
              <Toast.Title className="toast-title">{title}</Toast.Title>
              {description && <Toast.Description>{description}</Toast.Description>}
            </div>
            {action && (
              <Toast.Action className="button" altText={action.label} onClick={action.run}>
                {action.label}
              </Toast.Action>
            )}
            <Toast.Close className="icon-button" aria-label={t("close")}>
              <X aria-hidden="true" />
            </Toast.Close>
          </Toast.Root>
        );
      })}
      <Toast.Viewport
        className="toasts"
        hotkey={[HOTKEY]}
        label={t("notifications", { key: HOTKEY })}
      />
    </Toast.Provider>
  );
}
