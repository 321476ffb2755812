/** The one page of the demo provider: a form that a person and a script can both use. */
import { html } from "hono/html";
import { DEMO_ACCOUNTS } from "./accounts.ts";

/** The page as HTML: a field `login` with the name of an account, or `cancel` with any value. */
export async function accountPage(styles: string[]): Promise<string> {
  const page = html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Demo sign-in</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml">
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
      </head>
      <body>
        <main class="wrap demo-sign-in">
          <p class="kicker">Animating the Archives</p>
          <h1>Demo sign-in</h1>
          <p class="soft">
            This site has no sign-in service yet. Choose one of these demo accounts. They have no passwords.
          </p>
          <form method="post">
            ${Object.entries(DEMO_ACCOUNTS).map(([login, { name, about }]) =>
              html`
                <button class="account-choice" name="login" value="${login}">
                  <strong>${name}</strong>
                  <span>${about}</span>
                </button>
              `
            )}
            <button class="button" name="cancel" value="1">Cancel</button>
          </form>
        </main>
      </body>
    </html>
  `;
  return String(await page);
}
