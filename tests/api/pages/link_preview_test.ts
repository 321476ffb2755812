/** What search engines and link previews are told of a tour's page. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { readSeed } from "../../../lib/server/host/seed_files.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { type TestApp, testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const ORIGIN = "https://tours.example.org";

const siteOf = () => testApp({ settings: { APP_ORIGIN: ORIGIN } });

/** The page of a tour: its HTML and its id. */
async function pageOf({ app, kv }: TestApp, over: Partial<TourInput> = {}) {
  const { id } = await createTour(kv, makeTour(over), { userId: NOBODY });
  return { id, html: await (await app.request(`/tour/${id}`)).text() };
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]);

Deno.test("a tour's page names itself by one absolute address", async () => {
  await using site = await siteOf();
  const { id, html } = await pageOf(site);
  assert.ok(html.includes(`<link rel="canonical" href="${ORIGIN}/tour/${id}"/>`));
  assert.equal(metaOf(html, "og:url"), `${ORIGIN}/tour/${id}`);
});

Deno.test("the picture of a link preview is absolute, whatever picture a tour has", async () => {
  await using site = await siteOf();
  const cases: [string | undefined, string][] = [
    ["https://pictures.example/gate.jpg", "https://pictures.example/gate.jpg"],
    ["/archives/gate.png", `${ORIGIN}/archives/gate.png`],
    ["/archives/oxford-schools/cover.svg", `${ORIGIN}/archives/oxford-schools/cover.jpg`],
    ["https://pictures.example/gate.svg", `${ORIGIN}/preview.png`],
    [undefined, `${ORIGIN}/preview.png`],
  ];
  for (const [imageUrl, preview] of cases) {
    const { html } = await pageOf(site, { imageUrl });
    assert.equal(metaOf(html, "og:image"), preview);
    assert.equal(metaOf(html, "twitter:card"), "summary_large_image");
    assert.equal(jsonLdOf(html).image, preview);
  }
});

Deno.test("the previews of all demo archives and of the program are served as JPEG or PNG", async () => {
  await using site = await siteOf();
  const pages = await Promise.all((await readSeed("seed")).map(({ input }) => pageOf(site, input)));
  const home = await (await site.app.request("/")).text();
  const previews = [home, ...pages.map(({ html }) => html)].map((html) =>
    metaOf(html, "og:image")!
  );
  assert.equal(previews.length, 5);
  for (const preview of previews) {
    const response = await site.app.request(preview);
    assert.equal(response.status, 200, preview);
    const type = response.headers.get("content-type")!;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJpeg = type === "image/jpeg" && bytes[0] === 0xff && bytes[1] === 0xd8;
    const isPng = type === "image/png" && bytes[0] === 0x89 && bytes[1] === 0x50;
    assert.ok(isJpeg || isPng, `${preview} is ${type}`);
    assert.ok(bytes.length < 300_000, `${preview} has ${bytes.length} bytes`);
  }
});

Deno.test("search engines read a tour as a trip with each of its stops, in order and with its place", async () => {
  await using site = await siteOf();
  const title = `The </script><!-- gate`;
  const audioStops = [makeStop({ title }), makeStop(), makeStop({ latitude: -33.5 })];
  const tour = makeTour({ title, audioStops, creatorName: "Class 8b" });
  const { id, html } = await pageOf(site, tour);
  const trip = jsonLdOf(html);
  assert.equal(trip["@type"], "TouristTrip");
  assert.equal(trip.name, title);
  assert.equal(trip.provider.name, "Class 8b");
  assert.equal(trip.url, `${ORIGIN}/tour/${id}`);
  const { latitude, longitude } = tour;
  assert.deepEqual(trip.tripOrigin.geo, { "@type": "GeoCoordinates", latitude, longitude });
  assert.equal(trip.itinerary.itemListOrder, "https://schema.org/ItemListOrderAscending");
  assert.deepEqual(
    trip.itinerary.itemListElement,
    audioStops.map(({ title, latitude, longitude }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      item: {
        "@type": "TouristAttraction",
        name: title,
        url: `${ORIGIN}/tour/${id}#stop-${i + 1}`,
        geo: { "@type": "GeoCoordinates", latitude, longitude },
      },
    })),
  );
  const free = await pageOf(site, { tourType: "unordered" });
  assert.match(jsonLdOf(free.html).itinerary.itemListOrder, /ItemListUnordered$/);
});
