/** The settings of stored recordings and pictures. */
import { z } from "zod";
import { ConfigError } from "../model/web/config_error.ts";

const megabytes = (most: number) => {
  const rule = `must be a whole number of megabytes, from 1 to ${most}`;
  return z.coerce.number(rule).int(rule).min(1, rule).max(most, rule);
};

/** The variables of uploads. */
export const MediaEnv = z.object({
  MAX_UPLOAD_MB: megabytes(2000).default(50),
  USER_QUOTA_MB: megabytes(1_000_000).default(500),
  PUPIL_QUOTA_MB: megabytes(1_000_000).default(100),
  CLASS_QUOTA_MB: megabytes(1_000_000).default(1000),
  S3_URL: z.url({ protocol: /^https?$/, error: "must be the http(s) address of an S3 server" })
    .optional(),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** A bucket of an S3 server, with a key that can write there. */
export type S3Config = {
  url: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/**
 * Where files are stored, or the reason why uploads are off. The largest file and the quotas of a
 * user, of a pupil, and of all pupils of a class are in bytes.
 */
export type MediaConfig = {
  storage: { folder: string } | { s3: S3Config } | { off: string };
  maxBytes: number;
  quota: number;
  pupilQuota: number;
  classQuota: number;
};

const MEGABYTE = 1_000_000;

const OFF =
  "Uploads are off, because this site has no place for files. The people who run it can set up " +
  "one (S3_URL, S3_BUCKET and its keys). Until then, enter the addresses of recordings and " +
  "pictures on the web.";

/**
 * Makes the settings of the variables. Files are in `folder` unless a bucket is named; null means
 * that there is no disk.
 *
 * @throws {ConfigError} when a bucket's settings are incomplete.
 */
export function readMediaConfig(env: z.infer<typeof MediaEnv>, folder: string | null): MediaConfig {
  const s3 = readS3(env);
  return {
    storage: s3 ? { s3 } : folder === null ? { off: OFF } : { folder },
    maxBytes: env.MAX_UPLOAD_MB * MEGABYTE,
    quota: env.USER_QUOTA_MB * MEGABYTE,
    pupilQuota: env.PUPIL_QUOTA_MB * MEGABYTE,
    classQuota: env.CLASS_QUOTA_MB * MEGABYTE,
  };
}

function readS3(env: z.infer<typeof MediaEnv>): S3Config | undefined {
  const { S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const given = { S3_URL, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  if (Object.values(given).every((value) => value === undefined)) return undefined;
  if (S3_URL && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      url: S3_URL,
      bucket: S3_BUCKET,
      region: env.S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  const missing = Object.entries(given).filter(([, value]) => !value).map(([name]) => name);
  throw new ConfigError(`${missing.join(", ")}: must be set, too, for files in a bucket`);
}

/** The hosts that the server must reach to store files. */
export const mediaHosts = ({ storage }: MediaConfig): string[] =>
  "s3" in storage ? [new URL(storage.s3.url).host] : [];
