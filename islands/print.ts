/** The script of pages that are printed: the buttons, and choices that are shown at once. */

const button = document.querySelector<HTMLButtonElement>("[data-print]");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

/** A button that shows the sheet over the whole screen, where the browser can. */
const whole = document.querySelector<HTMLButtonElement>("[data-whole-screen]");
if (whole && document.fullscreenEnabled) {
  whole.hidden = false;
  whole.addEventListener("click", () => document.querySelector("main")?.requestFullscreen());
}

const form = document.querySelector<HTMLFormElement>(".print-choices");
form?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) form.requestSubmit();
});
