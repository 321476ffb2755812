/** The rules for all requests, and services for other programs, on the page for developers. */
import { LIMITS } from "../middleware/rate_limits.ts";
import { SAMPLE_ID } from "../samples.ts";

const FORMATS = [
  ["JSON", "An archive with its stops, transcripts and catalogue record", "/api/tours/{id}"],
  ["GeoJSON", "The same for maps", "/api/tours/{id}/export?format=geojson"],
  ["GPX", "Its stops for navigation devices", "/api/tours/{id}/export?format=gpx"],
  ["KML", "The same for Google Earth and My Maps", "/api/tours/{id}/export?format=kml"],
  ["CSV", "Its stops as a table", "/api/tours/{id}/export?format=csv"],
  ["IIIF", "A manifest of IIIF Presentation 3", "/tour/{id}/manifest.json"],
  ["WebVTT", "The captions of a recording", "/api/tours/{id}/stops/{stopId}/transcript.vtt"],
  ["Citations", "Text, BibTeX, RIS or CSL-JSON", "/api/tours/{id}/citation?format=bibtex"],
] as const;

/** The export formats of archives. */
export function OtherPrograms({ origin }: { origin: string }) {
  return (
    <section aria-labelledby="other-programs">
      <h2 id="other-programs">What Other Programs Can Read</h2>
      <p>
        The id of an archive is the end of its address:{" "}
        {origin}/tour/<b>{SAMPLE_ID}</b>. All public archives are listed at{" "}
        <a href="/api/tours" data-turbo="false">/api/tours</a> and, for the viewers of libraries, at
        {" "}
        <a href="/iiif/collection.json" data-turbo="false">/iiif/collection.json</a>.
      </p>
      <dl className="api-formats">
        {FORMATS.map(([name, what, address]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {what}
              <br />
              <code>{address}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const { read, write } = LIMITS;
const perMinute = ({ perMinute }: { perMinute: number }) => perMinute.toLocaleString("en");

/** Sign-in, refusals, limits, lists, caches. */
export function Rules({ origin }: { origin: string }) {
  return (
    <section aria-labelledby="rules">
      <h2 id="rules">Rules for All Requests</h2>
      <h3>Signing in</h3>
      <p>
        Reading public archives needs no sign-in. For all else a program sends an identity token of
        the site’s sign-in provider:{" "}
        <code>Authorization: Bearer …</code>. Pages of the site use a session cookie instead. A
        request that changes something and has that cookie must come from a page of {origin}: its
        {" "}
        <code>Origin</code> is compared, and others get 403.
      </p>
      <h3>Scripts on other sites</h3>
      <p>
        Answers about public archives carry{" "}
        <code>Access-Control-Allow-Origin: *</code>, where the request has neither cookies nor a
        token. No address permits scripts of other sites to send either.
      </p>
      <h3>Refusals</h3>
      <p>
        A refusal is <code>application/problem+json</code> (RFC 9457): <code>detail</code>{" "}
        says for people what happened, and <code>errors</code>{" "}
        names fields that are wrong. A body is JSON with{" "}
        <code>Content-Type: application/json</code>; other types are a 415. A method that an address
        does not take is a 405, with those that it takes in <code>Allow</code>.
      </p>
      <h3>Limits</h3>
      <p>
        One address may read {perMinute(read.address)} times a minute and write{" "}
        {perMinute(write.address)} times, one account {perMinute(read.account)} and{" "}
        {perMinute(write.account)}{" "}
        times; short bursts may be longer. Beyond that the answer is 429, and{" "}
        <code>Retry-After</code> says how many seconds to wait.
      </p>
      <h3>Lists</h3>
      <p>
        A list has at most <code>limit</code> entries. Where more follow, the header{" "}
        <code>Link</code>{" "}
        has the address of the next page. Take it as it is: cursors mean nothing to others.
      </p>
      <h3>Caches</h3>
      <p>
        Answers have an <code>ETag</code>. Send it back as{" "}
        <code>If-None-Match</code>, and an answer that has not changed is a 304 without a body. Each
        address that takes GET takes HEAD, too.
      </p>
    </section>
  );
}
