/** What a host is to be woken by: room on the disk, store, search index and backups. */
import { Gauge, type Registry } from "prom-client";
import { within } from "../../model/within.ts";

/** How long a reading may take, in milliseconds: a store that is gone must not hold up the rest. */
const PATIENCE_MS = 2000;

export type HostReadings = {
  /** Free bytes of the data folder's disk; missing where nothing is kept there. */
  diskRoom?: () => Promise<number>;
  /** How many archives are public. Fails where the store does not answer. */
  archives: () => Promise<number>;
  /** For how many seconds the search may lack a change. */
  indexAge: () => Promise<number>;
  /** When the last backup was made, in milliseconds since 1970; undefined where none is known. */
  lastBackup: () => Promise<number | undefined>;
};

/** Adds the figures to `registry`. One that cannot be read keeps the value that it had. */
export function addHostMetrics(registry: Registry, readings: HostReadings): void {
  const { diskRoom, archives, indexAge, lastBackup } = readings;
  const answers = () => within(PATIENCE_MS, archives);
  gauge("store_up", "1 while the store answers, else 0.", () => answers().then(() => 1, () => 0));
  gauge("archives_public", "Archives that are public.", answers);
  gauge(
    "search_index_age_seconds",
    "For how long the search may lack a change.",
    () => within(PATIENCE_MS, indexAge),
  );
  gauge(
    "last_backup_timestamp_seconds",
    "When the last backup was made; 0 for none.",
    async () => (await lastBackup() ?? 0) / 1000,
  );
  if (diskRoom) gauge("data_disk_free_bytes", "Room on the data folder's disk.", diskRoom);

  function gauge(name: string, help: string, read: () => Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined);
        if (value !== undefined) this.set(value);
      },
    });
  }
}
