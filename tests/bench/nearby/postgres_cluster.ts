/** A PostgreSQL server of our own, in a temporary folder, on a Unix socket. */
import { requireProgram } from "../../../tools/find_program.ts";

/** Where Debian puts the programs of each version. */
const VERSIONS = "/usr/lib/postgresql";

/** Settings for a machine that has memory to spare; `jit` would only slow small queries down. */
const SETTINGS = {
  listen_addresses: "",
  shared_buffers: "1GB",
  maintenance_work_mem: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  // Nobody needs this data after a crash.
  fsync: "off",
  max_wal_size: "4GB",
};

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/** A running server: the folder of its socket, which is what clients take as host. */
export type Cluster = AsyncDisposable & { folder: string };

/**
 * Starts a server with an empty data folder; disposing ends it and removes the folder. It must not
 * be root's: as root it runs as the user postgres, whom Debian's package makes.
 *
 * @throws {Error} with the command that installs it, where PostgreSQL or PostGIS is missing.
 */
export async function startPostgres(): Promise<Cluster> {
  const programs = await findPrograms();
  const folder = await Deno.makeTempDir({ prefix: "bench-postgres-" });
  if (Deno.uid() === 0) await run("chown", ["postgres", folder]);
  const data = `${folder}/data`;
  const options = Object.entries({ ...SETTINGS, unix_socket_directories: folder })
    .map(([name, value]) => `-c ${name}='${value}'`).join(" ");
  await asPostgres(`${programs}/initdb`, ["-D", data, "-U", "postgres", "-A", "trust", "-N"]);
  const log = `${folder}/log`;
  const start = ["-D", data, "-l", log, "-o", options, "-w", "start"];
  await asPostgres(`${programs}/pg_ctl`, start);
  const stop = async () => {
    await asPostgres(`${programs}/pg_ctl`, ["-D", data, "-m", "immediate", "-w", "stop"]);
    await Deno.remove(folder, { recursive: true });
  };
  // It would go on without us.
  const interrupted = () => stop().finally(() => Deno.exit(130));
  for (const signal of SIGNALS) Deno.addSignalListener(signal, interrupted);
  return {
    folder,
    async [Symbol.asyncDispose]() {
      for (const signal of SIGNALS) Deno.removeSignalListener(signal, interrupted);
      await stop();
    },
  };
}

async function findPrograms(): Promise<string> {
  const versions = await Array.fromAsync(Deno.readDir(VERSIONS)).catch(() => []);
  const [newest] = versions.map(({ name }) => name).sort((a, b) => Number(b) - Number(a));
  const extension = `/usr/share/postgresql/${newest}/extension/postgis.control`;
  if (newest && await Deno.stat(extension).catch(() => null)) return `${VERSIONS}/${newest}/bin`;
  throw new Error(
    "PostgreSQL with PostGIS is not installed. On Debian: apt-get install " +
      `postgresql postgresql-${newest ?? "15"}-postgis-3`,
  );
}

function asPostgres(program: string, args: string[]): Promise<void> {
  if (Deno.uid() !== 0) return run(program, args);
  return run("runuser", ["-u", "postgres", "--", program, ...args]);
}

async function run(program: string, args: string[]): Promise<void> {
  const path = program.startsWith("/") ? program : requireProgram(program);
  // A server that is started keeps the output open: it must not be a pipe.
  const command = new Deno.Command(path, { args, cwd: "/", stdout: "null", stderr: "inherit" });
  const { success } = await command.spawn().status;
  if (!success) throw new Error(`${program} ${args.join(" ")} failed`);
}
