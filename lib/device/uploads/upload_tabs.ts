/** Keeps the tabs of a browser informed of each other's work on uploads. */

/** The state of the work on an upload. */
export type Work = {
  /** The finished share of its present step, from 0 to 1. */
  progress: number;
  /** It is being converted or sent at this moment, in this tab or in another one. */
  isActive: boolean;
};

export type TabChannel = Pick<BroadcastChannel, "postMessage" | "onmessage">;

/**
 * Messages between tabs: the id of a changed record, the state of the work on one, or the request
 * for that.
 */
type TabMessage = string | (Work & { id: string }) | { asksForWork: true };

type Parts = {
  channel?: TabChannel;
  /** The state of an upload as this tab shows it. */
  workOf: (id: string) => Work | undefined;
  /** Called when another tab has changed or removed a record. */
  onChanged: (id: string) => void;
  /** Called with the work of another tab. */
  onWork: (id: string, work: Work) => void;
};

/** Makes this tab's end of the channel. */
export function createUploadTabs({ channel, workOf, onChanged, onWork }: Parts) {
  /** The uploads that this tab works on. */
  const working = new Set<string>();
  const tell = (message: TabMessage) => channel?.postMessage(message);

  function tellOwnWork(id: string): void {
    const { progress = 0, isActive = false } = workOf(id) ?? {};
    tell({ id, progress, isActive: isActive && working.has(id) });
  }

  function hear(message: TabMessage): void {
    if (typeof message === "string") onChanged(message);
    else if ("asksForWork" in message) working.forEach(tellOwnWork);
    else if (!working.has(message.id)) {
      const { id, progress, isActive } = message;
      onWork(id, { progress, isActive });
    }
  }

  if (channel) channel.onmessage = ({ data }) => hear(data);

  return {
    tellChange: (id: string) => tell(id),
    /** Tells the shown state of an upload; `isActive` if this tab begins or ends its work on it. */
    tellWork(id: string, isActive?: boolean): void {
      if (isActive) working.add(id);
      if (isActive === false) working.delete(id);
      tellOwnWork(id);
    },
    askForWork: () => tell({ asksForWork: true }),
  };
}
