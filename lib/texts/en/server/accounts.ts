/** Texts of pages about accounts, sign-in, privacy and the site. */
export const accounts = {
  signIn: "Sign in",
  closeWindow: "You can close this window.",
} as const;
