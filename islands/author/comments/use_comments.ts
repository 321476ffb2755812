/** The comments of an archive or a stop in the browser, and the acts on them. */
import { useEffect, useState } from "react";
import { api } from "../../../lib/device/api.ts";
import type { Comment, CommentChange, TourComments } from "../../../lib/model/people/comment.ts";

/** A comment as it is sent: on a stop, on the whole, or an answer. */
export type Sent = { text: string; stopId?: string; parent?: string };

/** What a list of comments can do; each rejects with the reason of a failure. */
export type CommentActs = {
  add: (sent: Sent, key: string) => Promise<void>;
  change: (id: string, change: CommentChange) => Promise<void>;
  remove: (id: string) => Promise<void>;
};

/**
 * The comments of an archive, or of the stop `stopId`, beginning with those that are known. They
 * are read again after each act, and when the page comes back to the front.
 */
export function useComments(tourId: string, known: TourComments | undefined, stopId?: string) {
  const [state, setState] = useState(known);
  const at = `/api/tours/${tourId}/comments`;
  const reload = async () => {
    setState(await api<TourComments>("GET", stopId ? `${at}?stopId=${stopId}` : at));
  };
  // The act has succeeded: a list that could not be read again is read at the next occasion.
  const quietly = () => reload().catch(() => {});
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && quietly());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const put = (one: Comment) =>
    setState((now) => {
      if (!now) return now;
      const others = now.comments.filter(({ id }) => id !== one.id);
      return {
        ...now,
        comments: [...others, one].sort((a, b) => a.id < b.id ? -1 : 1),
      };
    });
  const acts: CommentActs = {
    async add(sent, key) {
      put(await api<Comment>("POST", at, sent, { "idempotency-key": key }));
      void quietly();
    },
    async change(id, change) {
      put(await api<Comment>("PATCH", `${at}/${id}`, change));
    },
    async remove(id) {
      await api("DELETE", `${at}/${id}`);
      await quietly();
    },
  };
  return { state, reload, acts };
}
