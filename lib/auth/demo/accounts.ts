/** The demo provider's accounts. They have no passwords, because it runs on loopback only. */

/** The demo accounts by their login names. */
export const DEMO_ACCOUNTS: Record<string, { name: string; email: string; about: string }> = {
  visitor: {
    name: "Vera Visitor",
    email: "visitor@demo.example",
    about: "listens to archives",
  },
  author: {
    name: "Arthur Author",
    email: "author@demo.example",
    about: "creates archives",
  },
  admin: {
    name: "Ada Admin",
    email: "admin@demo.example",
    about: "can become an administrator on the admin setup page",
  },
};
