import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { signInPeople } from "../../support/people/people.ts";
import { testApp } from "../../support/servers/server.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const ID = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** The text of a page as a reader has it, without tags and comments. */
const textOf = (html: string) =>
  html.replace(/<!-- -->/g, "").replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")
    .replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

async function textAt(path: string, tours = [makeTour()]) {
  await using server = await testApp();
  const made = [];
  for (const tour of tours) made.push(await createTour(server.kv, tour, { userId: NOBODY }));
  const response = await server.app.request(path.replace("{id}", made[0]?.id ?? ID));
  return { status: response.status, text: textOf(await response.text()) };
}

Deno.test("older addresses lead to the canonical ones and keep their query", async () => {
  await using server = await testApp();
  const cases = [
    [`/tours/${ID}`, `/tour/${ID}`],
    [`/tours/${ID}?a=b`, `/tour/${ID}?a=b`],
    ["/create-tour?draft=1", "/create?draft=1"],
    ["/create-tour", "/create"],
  ];
  for (const [from, to] of cases) {
    const response = await server.app.request(from);
    assert.equal(response.status, 308);
    assert.equal(response.headers.get("location"), to);
  }
});

Deno.test("an archive is found by its id in small letters, too", async () => {
  await using server = await testApp();
  const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
  const page = await server.app.request(`/tour/${id.toLowerCase()}?a=b`);
  assert.equal(page.status, 308);
  assert.equal(page.headers.get("location"), `/tour/${id}?a=b`);
  const read = await server.app.request(`/api/tours/${id.toLowerCase()}`);
  assert.equal((await read.json()).id, id);
  assert.equal((await server.app.request(`/tour/${ID.toLowerCase()}`)).status, 404);
});

Deno.test("an address with a trailing slash redirects to the one without, with its query, on this site", async () => {
  await using server = await testApp();
  const cases = [
    ["/tours/", "/tours"],
    ["/tours/?q=gate&type=ordered", "/tours?q=gate&type=ordered"],
    [`/tour/${ID}/`, `/tour/${ID}`],
    [`/tour/${ID}/edit/`, `/tour/${ID}/edit`],
    ["/create//", "/create"],
    ["/no/such/page/", "/no/such/page"],
    ["//evil.example/", "/evil.example"],
    ["///", "/"],
    ["/%5Cevil.example/", "/%5Cevil.example"],
    ["/%0d%0aSet-Cookie:x/", "/%0d%0aSet-Cookie:x"],
  ];
  for (const [from, to] of cases) {
    const response = await server.app.request(`http://localhost:8000${from}`);
    assert.equal(response.status, 308, from);
    assert.equal(response.headers.get("location"), to);
  }
  assert.equal((await server.app.request("/")).status, 200);
});

Deno.test("a redirect never leaves the site, however its id is spelled", async () => {
  await using server = await testApp();
  for (
    const id of ["%2F%2Fevil.example", "%5C%5Cevil.example", "%0d%0aSet-Cookie:x", "..%2F..%2F"]
  ) {
    const response = await server.app.request(`/tours/${id}`);
    assert.equal(response.status, 308);
    const to = response.headers.get("location")!;
    assert.equal(new URL(to, "http://own.invalid").origin, "http://own.invalid", id);
    assert.equal(response.headers.get("set-cookie"), null);
  }
});

Deno.test("the landing page says what this is, how it works and where to begin", async () => {
  const { text } = await textAt("/");
  for (
    const words of [
      "Discover History Through Location-Based Audio",
      "Bringing history to life through location-based narratives",
      "How It Works",
      "Explore Locations",
      "Listen to Stories",
      "Save Progress",
      "Explore All Tours",
      "Explore Tours",
      "Sign In to Begin",
    ]
  ) assert.ok(text.includes(words), words);
});

Deno.test("the page of all tours counts archives, narratives and 45 minutes for each", async () => {
  const { text } = await textAt("/tours", [
    makeTour(),
    makeTour({ audioStops: [makeStop(), makeStop(), makeStop()], tourType: "unordered" }),
  ]);
  for (
    const words of [
      "All Archive Experiences",
      "Browse and explore all historical narratives in the collection",
      "Total Archives 2",
      "Total Narratives 5",
      "Total Minutes 90",
      "Show Map",
      "Hide Map",
      "Back to Home",
      "Guided Path",
      "Free Discovery",
      "Created by A Teacher",
      "Explore Archive",
    ]
  ) assert.ok(text.includes(words), `${words} in ${text}`);
});

Deno.test("without tours the page invites to make the first", async () => {
  const { text } = await textAt("/tours", []);
  assert.ok(text.includes("No Archives Yet") && text.includes("Create Your First Archive"));
  assert.ok(text.includes("Total Archives 0"));
});

Deno.test("a tour's page reads whole without JavaScript", async () => {
  const stop = makeStop({
    title: "The old gate",
    latitude: 40.123456,
    longitude: -74.5,
    triggerRadius: 35,
  });
  const { text } = await textAt("/tour/{id}", [
    makeTour({ title: "The first school", audioStops: [stop], latitude: 40.1234 }),
  ]);
  for (
    const words of [
      "The first school",
      "Historical Narratives",
      "The old gate",
      stop.description,
      "40.1235, -74.5000",
      "Detection Range",
      "35",
      "Play Audio",
      "Archive Details",
      "40.12, -74.67",
      "Start Archive Experience",
      "Experience Tips",
      "Guided Path",
      "1 stop",
    ]
  ) assert.ok(text.includes(words), `${words} in ${text}`);
});

for (const id of [ID, "nonsense", "%20"]) {
  Deno.test(`the page of the missing tour ${id} says that it does not exist, and links back`, async () => {
    const { status, text } = await textAt(`/tour/${id}`, []);
    assert.equal(status, 404);
    assert.ok(text.includes("Archive Not Found"));
    assert.ok(
      text.includes(
        "The historical archive you're looking for doesn't exist or has been removed.",
      ),
    );
    assert.ok(text.includes("Back to Archives"));
  });
}

Deno.test("any other path is a 404 page", async () => {
  const { status, text } = await textAt("/no/such/page");
  assert.equal(status, 404);
  assert.ok(text.includes("404 Page Not Found"));
});

Deno.test("hostile texts of a tour stay texts on its page", async () => {
  await using server = await testApp();
  const hostile = `</script><script>alert(1)</script><!--"'<img src=x onerror=alert(1)>`;
  const { id } = await createTour(
    server.kv,
    makeTour({ title: hostile, audioStops: [makeStop({ title: hostile })] }),
    { userId: NOBODY },
  );
  for (const path of ["/", "/tours", `/tour/${id}`, `/embed/tour/${id}`]) {
    const html = await (await server.app.request(path)).text();
    assert.equal(html.includes("<script>alert"), false, path);
    assert.equal(html.includes("<img src=x"), false, path);
    assert.equal(/ style="/.test(html), false, "no style attribute comes from the server");
  }
});

Deno.test("visitors' pages link one style sheet; those of authors link the second one, too", async () => {
  const visitors = ["/", "/tours", "/tour/{id}", "/logout", "/test", "/nowhere"];
  const authors = ["/create", "/profile", "/admin", "/admin-setup"];
  await using server = await testApp();
  const { id } = await createTour(server.kv, makeTour(), { userId: NOBODY });
  for (const path of [...visitors, ...authors]) {
    const html = await (await server.app.request(path.replace("{id}", id))).text();
    const sheets = html.match(/<link rel="stylesheet"/g)!.length;
    assert.equal(sheets, authors.includes(path) ? 2 : 1, path);
    assert.equal(html.includes("authorStyles"), authors.includes(path), path);
  }
});

Deno.test("every way to sign out says before that files which have not been sent go", async () => {
  await using test = await testApp();
  const { clients } = await signInPeople(test);
  const actions = new Set<string>();
  for (const path of ["/", "/profile", "/logout", "/admin", "/create"]) {
    const html = await (await clients.admin.request(path)).text();
    // Anything that posts to a sign-out is one, however it is marked.
    const forms = html.match(/<form[^>]*action="\/api\/auth\/logout[^>]*>/g) ?? [];
    assert.ok(forms.length > 0, path);
    for (const form of forms) {
      assert.match(
        form,
        /data-turbo-confirm="[^"]*Recordings and pictures that haven’t been sent yet are removed from this device\./,
        path,
      );
      assert.match(form, /data-sign-out=""/, "it waits for what is on its way");
      actions.add(/ action="([^"]*)"/.exec(form)![1]);
    }
  }
  assert.deepEqual([...actions].sort(), ["/api/auth/logout", "/api/auth/logout-everywhere"]);
});
