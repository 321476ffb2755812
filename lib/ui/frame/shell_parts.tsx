/** Parts of the shell that are empty or hidden until a script in islands/runtime needs them. */
import { ALERTS_ID, CONFIRM_ID, LOADING_ID } from "../../model/web/page_names.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("shell");

/**
 * The box for alerts: see islands/shell/alert.ts. `aria-live` is explicit, because only then a
 * modal sheet leaves the box to screen readers.
 */
export function Alerts() {
  return <div id={ALERTS_ID} className="alerts" role="alert" aria-live="assertive" />;
}

/** Covers the page while it is unknown who is signed in: see islands/shell/loading.ts. */
export function Loading() {
  return (
    <div id={LOADING_ID} className="loading-cover" role="status" hidden>
      <span className="spinner" aria-hidden="true" />
      <p>{t("loading")}</p>
    </div>
  );
}

/**
 * Shown when the page's own script is late or cannot be loaded: see islands/before_first_paint.ts.
 */
export function ScriptMissing() {
  return (
    <p className="script-missing" role="status">
      <span className="when-failed">{t("partFailed")}</span>
      <span className="when-late">{t("partNotHere")}</span>{" "}
      <a href="" data-turbo="false">{t("reloadPage")}</a>
    </p>
  );
}

/** The one dialog for confirmations: see islands/shell/confirm.ts. */
export function ConfirmDialog() {
  return (
    <dialog
      id={CONFIRM_ID}
      className="dialog"
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
    >
      <form method="dialog">
        <h2 id="confirm-title" />
        <p id="confirm-text" />
        <div className="row">
          <button type="submit" className="button" value="">{t("cancel")}</button>
          <button type="submit" className="button primary" value="yes" />
        </div>
      </form>
    </dialog>
  );
}
