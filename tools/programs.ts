/** The programs that tests start: what brings each one, and which tests want it. */
import { findProgram, findPythonWith, isFile } from "./find_program.ts";

/** Where a program is from: a package of Debian or of PyPI, or what cargo or Go builds. */
export type Source =
  | { debian: string }
  | { pypi: string }
  | { go: string; version: string }
  | { crate: string; version: string };

type Program = {
  source: Source;
  /** What these tests are about. */
  tests: string;
  /** Its path, where that is in no folder of programs. */
  file?: string;
  /** The name of a module of Python, which is no program. */
  module?: string;
  /** Its name elsewhere than on Debian. */
  elsewhere?: string;
};

/** Libraries of Debian for this processor. */
const LIBRARIES = `/usr/lib/${Deno.build.arch}-linux-gnu`;

const BROWSER = "pages in Chromium";
const WEBKIT = "pages in WebKit";
const FIREFOX = "pages in Firefox";
const PROXY = "the program behind a proxy";
const VOICES = "the times of spoken texts (in benches)";
const FESTIVAL = "/usr/share/festival/voices";

/** Versions of built programs are fixed, so that they do not change unnoticed. */
const PROGRAMS = {
  chromium: { source: { debian: "chromium" }, tests: BROWSER },
  "chromium-headless-shell": { source: { debian: "chromium-headless-shell" }, tests: BROWSER },
  "firefox-esr": { source: { debian: "firefox-esr" }, tests: FIREFOX, elsewhere: "firefox" },
  geckodriver: { source: { crate: "geckodriver", version: "0.36.0" }, tests: FIREFOX },
  WebKitWebDriver: { source: { debian: "webkit2gtk-driver" }, tests: WEBKIT },
  // WebKitGTK's own browser, which its driver starts.
  MiniBrowser: {
    source: { debian: "webkit2gtk-driver" },
    tests: WEBKIT,
    file: `${LIBRARIES}/webkit2gtk-4.1/MiniBrowser`,
  },
  Xvfb: { source: { debian: "xvfb" }, tests: WEBKIT },
  caddy: { source: { debian: "caddy" }, tests: PROXY },
  nginx: { source: { debian: "nginx" }, tests: PROXY },
  openssl: { source: { debian: "openssl" }, tests: PROXY },
  versitygw: {
    source: { go: "github.com/versity/versitygw/cmd/versitygw", version: "v1.8.0" },
    tests: "files in a bucket (S3)",
  },
  denokv: { source: { crate: "denokv", version: "0.14.0" }, tests: "the store on KV Connect" },
  libfaketime: {
    source: { debian: "faketime" },
    tests: "a clock that is set while the program runs",
    file: `${LIBRARIES}/faketime/libfaketimeMT.so.1`,
  },
  promtool: { source: { debian: "prometheus" }, tests: "the rules of alerts" },
  sha256sum: { source: { debian: "coreutils" }, tests: "backups" },
  // The script that webvtt-py installs beside its Python.
  webvtt: { source: { pypi: "webvtt-py" }, tests: "transcripts, read by another program" },
  "iiif-prezi3": {
    source: { pypi: "iiif-prezi3" },
    tests: "manifests, read by another program",
    module: "iiif_prezi3",
  },
  fastkml: {
    source: { pypi: "fastkml[lxml]" },
    tests: "KML, held against the schema of the OGC",
    module: "fastkml",
  },
  "translate-toolkit": {
    source: { pypi: "translate-toolkit" },
    tests: "files for translators, read by another program",
    module: "translate.storage.xliff2",
  },
  ffmpeg: { source: { debian: "ffmpeg" }, tests: `${VOICES}, and parts of recordings` },
  flite: { source: { debian: "flite" }, tests: `${VOICES}, and parts of recordings` },
  "espeak-ng": { source: { debian: "espeak-ng" }, tests: VOICES },
  text2wave: { source: { debian: "festival" }, tests: VOICES },
  // Voices of Festival.
  kal_diphone: {
    source: { debian: "festvox-kallpc16k" },
    tests: VOICES,
    file: `${FESTIVAL}/english/kal_diphone/festvox/kal_diphone.scm`,
  },
  cmu_us_slt_arctic_hts: {
    source: { debian: "festvox-us-slt-hts" },
    tests: VOICES,
    file: `${FESTIVAL}/us/cmu_us_slt_arctic_hts/festvox/cmu_us_slt_arctic_hts.scm`,
  },
  wrk: { source: { debian: "wrk" }, tests: "answers under load (in benches)" },
  zbarimg: { source: { debian: "zbar-tools" }, tests: "printed codes" },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

export const PROGRAM_NAMES = Object.keys(PROGRAMS) as ProgramName[];

/** The description of a program. */
export const programOf = (name: ProgramName): Program => PROGRAMS[name];

/** The path of a program; undefined if it is missing. */
export function pathOf(name: ProgramName): string | undefined {
  const { file, module, elsewhere } = programOf(name);
  if (file) return [file].find(isFile);
  if (module) return findPythonWith(module);
  return findProgram(name) ?? (elsewhere && findProgram(elsewhere));
}

/** Says which of the programs are missing, and what brings them; undefined where all are there. */
export function missing(...names: ProgramName[]): string | undefined {
  const lacking = names.filter((name) => pathOf(name) === undefined);
  if (lacking.length === 0) return undefined;
  return `missing: ${lacking.map((name) => `${name} (${describe(programOf(name))})`).join(", ")}`;
}

function describe({ source }: Program): string {
  if ("debian" in source) return `Debian's ${source.debian}`;
  if ("pypi" in source) return `PyPI's ${source.pypi}`;
  return "crate" in source
    ? `cargo install ${source.crate} --locked --version ${source.version}`
    : `go install ${source.go}@${source.version}`;
}
