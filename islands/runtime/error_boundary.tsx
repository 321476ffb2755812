/** The replacement of a failed island. */
import { Component, type ReactNode } from "react";
import { getSessionStorage } from "../../lib/device/storage.ts";
import { RELOADED_KEY } from "../../lib/device/storage_keys.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("shell");

const RELOAD_DELAY = 1000;
/** Errors of hooks and of null references, which a reload usually cures. */
const CURED_BY_RELOAD = /hook|of null|of undefined|null is not|undefined is not/i;

type Props = { island: string; onHydrated: () => void; children: ReactNode };

/** Shows 'Something went wrong', and reloads the page once after a second if that may help. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onHydrated();
  }

  override componentDidCatch(error: Error) {
    console.error(`Island "${this.props.island}" failed`, error);
    if (!CURED_BY_RELOAD.test(error.message)) return;
    // Once in a browser session: a page that fails each time must not reload for ever, and without
    // storage nobody could tell.
    const session = getSessionStorage();
    if (!session || session.getItem(RELOADED_KEY) === location.href) return;
    session.setItem(RELOADED_KEY, location.href);
    setTimeout(() => location.reload(), RELOAD_DELAY);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="notice" role="alert">
        <strong>{t("somethingWentWrong")}</strong>
        <p>{t("partStopped")}</p>
        <button type="button" className="button" data-live="" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </div>
    );
  }
}
