/** The script of pages that are printed: the button, and choices that are shown at once. */

const button = document.querySelector<HTMLButtonElement>("[data-print]");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

const form = document.querySelector<HTMLFormElement>(".print-choices");
form?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement) form.requestSubmit();
});
