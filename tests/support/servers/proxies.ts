/** Caddy and nginx with the configurations that we ship, on loopback, with a test's certificate. */
import { missing, pathOf } from "../../../tools/programs.ts";
import { freePort } from "./process.ts";

/**
 * A proxy that listens on https, for a `client` that trusts its certificate (the path of a PEM
 * file); disposing ends it.
 */
type Proxy = AsyncDisposable & {
  origin: string;
  certificate: string;
  client: Deno.HttpClient;
};

type Options = { folder: string; upstreams: string[]; port: number };

/** How each is started: its configuration made fit for a test. */
const PROXIES = {
  caddy: {
    async configure({ folder, port }: Options) {
      const shipped = await Deno.readTextFile("deploy/Caddyfile");
      const config = shipped
        .replace("{\n", "{\n\tadmin off\n\tauto_https disable_redirects\n")
        .replace(
          "{$SITE:tours.example.org} {\n",
          (site) => `${site}\ttls ${folder}/cert.pem ${folder}/key.pem\n`,
        );
      await Deno.writeTextFile(`${folder}/Caddyfile`, config);
      return {
        args: ["run", "--adapter", "caddyfile", "--config", `${folder}/Caddyfile`],
        env: {
          SITE: `localhost:${port}`,
          DOWN: Deno.realPathSync("deploy"),
          DOWN_PORT: String(freePort()),
          HOME: folder,
          XDG_DATA_HOME: folder,
        },
      };
    },
  },
  nginx: {
    async configure({ folder, upstreams, port }: Options) {
      const shipped = await Deno.readTextFile("deploy/nginx.conf");
      const server = shipped
        .replace(
          /server 127\.0\.0\.1:8000(.*;)/g,
          (_, options) => upstreams.map((at) => `server ${at}${options}`).join("\n"),
        )
        .replace(/server \{\s+listen 80;[^}]*\}/, "")
        .replace(/root .*;/, `root ${Deno.realPathSync("deploy")};`)
        .replace(/listen 443 .*\n.*;/, `listen 127.0.0.1:${port} ssl http2;`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${folder}/cert.pem;`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${folder}/key.pem;`);
      const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
      // As root nginx would hand its work to a user who may not read this folder.
      const config = `user root; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
        events {} http { access_log off; ${paths} ${server} }`;
      await Deno.writeTextFile(`${folder}/nginx.conf`, config);
      return { args: ["-c", `${folder}/nginx.conf`, "-p", folder], env: {} };
    },
  },
};

type ProxyName = keyof typeof PROXIES;
export const PROXY_NAMES = Object.keys(PROXIES) as ProxyName[];

/** Why it cannot be started here: it is missing, or openssl for the certificate. */
export const missingForProxy = (name: ProxyName): string | undefined => missing(name, "openssl");

/** Starts one before `upstreams`, at `https://localhost:{port}`; waits until it listens. */
export async function startProxy(
  name: ProxyName,
  upstreams: string[],
  port = freePort(),
): Promise<Proxy> {
  const folder = await Deno.makeTempDir({ prefix: `${name}-` });
  await makeCertificate(folder);
  const { args, env } = await PROXIES[name].configure({ folder, upstreams, port });
  const child = new Deno.Command(pathOf(name)!, {
    args,
    env: { ...env, UPSTREAMS: upstreams.join(" ") },
    stdout: "null",
    stderr: "null",
  }).spawn();
  let ended = false;
  child.status.then(() => ended = true);
  while (!await listens(port)) {
    if (ended) throw new Error(`${name} did not start; see its configuration in ${folder}`);
  }
  const client = Deno.createHttpClient({
    caCerts: [await Deno.readTextFile(`${folder}/cert.pem`)],
  });
  return {
    origin: `https://localhost:${port}`,
    certificate: `${folder}/cert.pem`,
    client,
    async [Symbol.asyncDispose]() {
      client.close();
      child.kill("SIGTERM");
      await child.status;
      await Deno.remove(folder, { recursive: true });
    },
  };
}

async function makeCertificate(folder: string): Promise<void> {
  const { success } = await new Deno.Command(pathOf("openssl")!, {
    args: [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
      ...["-keyout", `${folder}/key.pem`, "-out", `${folder}/cert.pem`, "-days", "2"],
      ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-addext", "basicConstraints=critical,CA:FALSE"],
    ],
    stdout: "null",
    stderr: "null",
  }).output();
  if (!success) throw new Error("openssl made no certificate.");
}

async function listens(port: number): Promise<boolean> {
  try {
    (await Deno.connect({ hostname: "127.0.0.1", port })).close();
    return true;
  } catch {
    await new Promise((next) => setTimeout(next, 50));
    return false;
  }
}
