/** Who can sign in at the demo provider. There are no passwords: it runs on loopback only. */

/** The demo accounts by their login names. */
export const DEMO_ACCOUNTS: Record<string, { name: string; email: string; about: string }> = {
  visitor: {
    name: "Vera Visitor",
    email: "visitor@demo.example",
    about: "walks the archives and keeps her place in them",
  },
  author: {
    name: "Arthur Author",
    email: "author@demo.example",
    about: "makes archives of his own",
  },
  admin: {
    name: "Ada Admin",
    email: "admin@demo.example",
    about: "may promote herself on the admin setup page",
  },
};
