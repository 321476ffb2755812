/** Posters, labels and booklets of an archive in several languages. */
import assert from "node:assert/strict";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";
import { translate } from "../../support/data/words.ts";

async function withValley() {
  const it = await testApp();
  const audioStops = [makeStop({ title: "The mill" }), makeStop({ title: "The gate" })];
  const tour = makeTour({ title: "The valley", language: "en", audioStops });
  const { id } = await createTour(it.kv, tour, { userId: NOBODY });
  await translate(it.kv, id, "de", { "The valley": "Das Tal", "The mill": "Die Mühle" });
  const read = async (path: string) => await (await it.app.request(path)).text();
  return { ...it, id, read };
}

Deno.test("what is printed is in the language that is chosen, the bar in that of its reader", async () => {
  await using it = await withValley();
  for (const kind of ["poster", "labels", "booklet"]) {
    const html = await it.read(`/tour/${it.id}/${kind}?lang=de`);
    const [bar, paper] = html.split("<main");
    assert.match(html, /<html lang="en"/, kind);
    assert.match(bar, /<option value="de" selected="">Deutsch<\/option>/, kind);
    assert.ok(bar.includes(`href="/tour/${it.id}/poster?lang=de"`), "the other papers, too");
    assert.match(paper, /^ [^>]*lang="de"/, kind);
    assert.match(paper, /lang="de"[^>]*>Das Tal</, kind);
    assert.match(paper, /[Ss]cannen|Richten Sie die Kamera/, kind);
    assert.doesNotMatch(paper, /Scan to|Point your/, kind);
  }
});

Deno.test("an archive in one language asks for none", async () => {
  await using it = await testApp();
  const { id } = await createTour(it.kv, makeTour({ language: "en" }), { userId: NOBODY });
  const html = await (await it.app.request(`/tour/${id}/labels`)).text();
  assert.doesNotMatch(html, /name="(?:lang|second)"/);
});

Deno.test("labels have titles and the prompt in two languages, and a code that is the same for both", async () => {
  await using it = await withValley();
  const at = `/tour/${it.id}/labels`;
  const labelsIn = (html: string) => html.split('<li class="label"').slice(1);
  const [mill, gate] = labelsIn(await it.read(`${at}?second=de`));
  assert.match(
    mill,
    /lang="en"[^>]*>.*The mill<span class="label-second" lang="de"[^>]*>Die Mühle</,
  );
  assert.match(mill, /label-how label-second" lang="de"[^>]*>Zum Anhören scannen</);
  assert.doesNotMatch(gate, /<span class="label-second"/, "its title is not translated");
  const [other] = labelsIn(await it.read(`${at}?lang=de&second=en`));
  assert.match(
    other,
    /lang="de"[^>]*>.*Die Mühle<span class="label-second" lang="en"[^>]*>The mill</,
  );
  const code = (label: string) => /QR[^"]* ([^" ]+)"/.exec(label)?.[1];
  assert.equal(code(other), code(mill));
  const [alone] = labelsIn(await it.read(`${at}?second=fr`));
  assert.doesNotMatch(alone, /label-second/, "it is not shown in French");
});

Deno.test("a code leads to the archive in the language of who scans it", async () => {
  await using it = await withValley();
  const { code } = await (await it.app.request(`/api/tours/${it.id}`)).json();
  const headers = { accept: "text/html", "accept-language": "de" };
  let path = `/q/${code}`;
  for (let step = 0; step < 4; step++) {
    const answer = await it.app.request(path, { headers });
    const next = answer.headers.get("location");
    if (next === null) {
      assert.match(await answer.text(), /<h1[^>]*lang="de"[^>]*>Das Tal/);
      break;
    }
    path = next.replace(/^https?:\/\/[^/]+/, "");
  }
  assert.equal(path, `/de/tour/${it.id}`);
});
