/** Texts of the frame of every page, and what it says when something fails. */
export const shell = {
  skip: "Skip to content",
  main: "Main",
  footer: "Footer",
  home: "Home",
  tours: "Tours",
  create: "Create",
  profile: "Profile",
  admin: "Admin",
  exploreTours: "Explore Tours",
  signIn: "Sign In",
  morePages: "More pages",
  allArchives: "All archives",
  haveCode: "Have a code?",
  createArchive: "Create an archive",
  savedArchives: "Saved archives",
  forDevelopers: "For developers",
  imprint: "Imprint",
  privacy: "Privacy",
  version: "Version {version}",
  languages: "Languages",
  languageOf: "Language: {language}",
  updating:
    "This server is being updated, and saves nothing for about a minute. Go on reading and writing: this device keeps what you type, and sends it then.",
  oldBrowser:
    "This browser is too old for maps, walks and editing. You can read and listen here. Everything works in Safari {safari}, Chrome {chrome}, Firefox {firefox} and newer.",
} as const;
