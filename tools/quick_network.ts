/**
 * A network of its own for a command, in which messages are acknowledged at once. Deno's client of
 * KV Connect and denokv send the end of a message when its beginning is acknowledged (Nagle's
 * algorithm), and Linux delays acknowledgements by 40 ms: there a commit of 4 KB takes 44 ms, here
 * 0.6.
 */

/** "$@" is the command. */
const SCRIPT = `ip link set lo up &&
ip route change local 127.0.0.1 dev lo src 127.0.0.1 table local quickack 1 &&
exec "$@"`;

const PREFIX = ["unshare", "--net", "sh", "-ec", SCRIPT, "sh"];

/** The command with what gives it that network: on Linux, as root. Elsewhere the same command. */
export async function inQuickNetwork(command: string[]): Promise<string[]> {
  return await succeeds([...PREFIX, "true"]) ? [...PREFIX, ...command] : command;
}

async function succeeds([program, ...args]: string[]): Promise<boolean> {
  try {
    return (await new Deno.Command(program, { args }).output()).success;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
