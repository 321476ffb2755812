/** The program's name. */
export const APP_NAME = "Animating the Archives";
export const TAGLINE = "Bringing history to life through location-based narratives";
