/** An invalid setting: the message names the variable and the expected value. */
export class ConfigError extends Error {}
