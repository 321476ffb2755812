/** A setting that cannot be used: the message names the variable and what it should be. */
export class ConfigError extends Error {}
