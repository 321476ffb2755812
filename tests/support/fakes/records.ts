/** Records of the device in memory. */
import { patient, type Records } from "../../../lib/device/queue/records.ts";

/** What outlives pages: `isFull` lets the device refuse what is written. */
export function memoryRecords<T extends { id: string }, F = Blob>() {
  const [all, files] = [new Map<string, T>(), new Map<string, F>()];
  const listeners = new Set<(id: string) => unknown>();
  const put = (record: T, changes: Record<string, F | undefined> = {}) => {
    if (device.isFull) throw new DOMException("Full", "QuotaExceededError");
    all.set(record.id, structuredClone(record));
    for (const [name, file] of Object.entries(changes)) {
      if (file) files.set(`${record.id}/${name}`, file);
      else files.delete(`${record.id}/${name}`);
    }
  };
  const namesOf = (id: string) => [...files.keys()].filter((key) => key.startsWith(`${id}/`));
  const remove = (id: string) => {
    all.delete(id);
    for (const name of namesOf(id)) files.delete(name);
  };
  const records: Records<T, F> = {
    list: () => Promise.resolve([...all.values()].map((record) => structuredClone(record))),
    read: (id) => Promise.resolve(structuredClone(all.get(id))),
    put: (record, changes) => Promise.try(put, record, changes),
    change: (id, change) =>
      Promise.try(() => {
        const next = change(structuredClone(all.get(id)));
        if (next) put(next);
        else all.delete(id);
      }),
    remove: (id) => Promise.try(remove, id),
    readFile: (id, name) => Promise.resolve(files.get(`${id}/${name}`)),
    readFiles: (id) => Promise.resolve(namesOf(id).sort().map((name) => files.get(name)!)),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const device = {
    records,
    all,
    files,
    isFull: false,
    /** Another tab says that it has changed a record; resolves once the page has looked. */
    tell: (id: string) => Promise.all([...listeners].map((listener) => listener(id))),
  };
  return device;
}

/** A device that answers nothing, or refuses everything. */
export function brokenRecords<T extends { id: string }, F = Blob>(
  answer: () => Promise<never>,
): Records<T, F> {
  const { records } = memoryRecords<T, F>();
  const broken = Object.keys(records).map((name) => [name, answer]);
  return { ...Object.fromEntries(broken), onChange: () => () => {} };
}

/** Records that the browser refuses. */
export const refusedRecords = <T extends { id: string }>() =>
  brokenRecords<T>(() => Promise.reject(new DOMException("Refused", "SecurityError")));

/** Records that never answer, given up after seconds. */
export const silentRecords = <T extends { id: string }, F = Blob>() =>
  patient(brokenRecords<T, F>(() => new Promise<never>(() => {})));
