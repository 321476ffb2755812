/** What visitors see changes all the time, and with it what the program keeps in memory. */
import { Client } from "../../support/people/client.ts";
import { makeTour } from "../../support/data/tours.ts";

/** Saves an archive, with so many milliseconds between, until `isOver`. */
export async function saveAllTheTime(
  origin: string,
  pause: number,
  isOver: () => boolean,
): Promise<void> {
  const site = {
    request: (url: string, init?: RequestInit) => fetch(url, { ...init, redirect: "manual" }),
  };
  const author = new Client(site, origin);
  await author.login("author");
  const { id } = await (await author.json("POST", "/api/tours", makeTour())).json();
  for (let i = 0; !isOver(); i++) {
    const changed = { ...makeTour(), title: `A title that was changed ${i} times` };
    const answer = await author.json("PUT", `/api/tours/${id}`, changed);
    if (!answer.ok) throw new Error(`A save was answered with ${answer.status}`);
    await answer.body?.cancel();
    await new Promise((done) => setTimeout(done, pause));
  }
}
