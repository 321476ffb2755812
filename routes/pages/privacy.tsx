/** `/privacy`: what the program keeps of people. */
import type { ReactNode } from "react";
import { FEWEST } from "../../lib/model/listens/publication.ts";
import { contactHref } from "../../lib/model/site/site.ts";
import { SiteText } from "../../lib/ui/site_text.tsx";
import type { Ctx } from "../context.ts";

export async function privacyPage(c: Ctx) {
  const { privacy, contact } = await c.var.site.read();
  const { auth: { provider }, map: { tileUrl, archiveUrl }, review } = c.var.parts.config;
  const tilesHost = archiveUrl === undefined ? new URL(tileUrl).host : undefined;
  return c.render(
    <div className="wrap privacy">
      <div className="page-head">
        <h1>Privacy</h1>
        <p className="lead">
          You can read, listen and walk without an account, and without being followed.
        </p>
      </div>
      {privacy && (
        <section aria-labelledby="own">
          <h2 id="own">From the people who run this site</h2>
          <SiteText>{privacy}</SiteText>
        </section>
      )}
      <Part id="visitors" title="When you visit">
        <li>
          This site has no advertising and no analytics of other companies. It sets no cookie before
          you sign in.
        </li>
        <li>
          Which stories you heard, where you left a walk, the player’s settings, saved archives and
          texts that you haven’t sent are on your device. Your browser removes them with the data of
          this site.
        </li>
        <li>
          On a walk your position stays on your device. Only when you look for archives near you, it
          is sent to this site, which answers and doesn’t keep it.
        </li>
        <li>
          Your network address is used to limit how much one device can ask for. The program’s log
          doesn’t have it, and it is stored, for a while, only when someone tries the
          administrators’ password.
        </li>
      </Part>
      <Part id="listening" title="How listening is counted">
        <li>
          When a story ends or you leave it, your browser tells this site the story, whether it was
          on a walk or a page, and in which sixteenth of the recording you left. It sends no
          identifier, and no time.
        </li>
        <li>
          The site adds one to a sum of the week and forgets the message. It can’t tell which
          listenings belong together. Sums are removed after two to three years.
        </li>
        <li>
          Your device remembers which stories were counted, so that each counts once a year. It
          keeps the message while you have no connection.
        </li>
        <li>
          Authors see figures of {FEWEST}{" "}
          listenings or more, rounded to tens, after the week is over. Private archives aren’t
          counted.
        </li>
        <li>
          To be left out, switch on “Global Privacy Control” or “Do Not Track” in your browser. Then
          nothing is sent or counted.
        </li>
      </Part>
      {provider.kind !== "off" && (
        <Part id="accounts" title="When you sign in">
          <li>
            The site stores your name, email address and picture as your sign-in provider gives
            them, when you were last here, and your sign-ins, each with the kind of browser. A
            sign-in ends after 30 days without a visit; a cookie holds it on your device.
          </li>
          <li>
            It stores your archives, drafts, files, and which stories you heard, so that you can go
            on from another device. What you publish is seen by others, with your name if you give
            it.
          </li>
          <li>
            Those who work on an archive together see each other’s names. An invitation by email
            address keeps the address until it is answered, taken back, or 14 days old.
          </li>
          {review && (
            <li>
              Archivists and administrators read what you hand in, and see your name with it. Their
              comments stay with the version; handing in, approving and returning are in a log for
              up to two years.
            </li>
          )}
          <li>
            While somebody has the form of a shared archive open, the others see that, and in which
            stop. It is forgotten within a minute after the form is closed. A reviewer’s approval of
            a version is kept as long as the role.
          </li>
          <li>
            Comments that they write about an archive are read by these people and administrators,
            never by visitors. When you delete your account your comments stay with the archive,
            without your name. To have the words go, too, delete these comments first.
          </li>
          <li>
            An administrator may invite an email address to this site. The site keeps the address
            until its person comes in, the invitation is taken back, or 90 days are over.
          </li>
          <li>
            What you delete can be restored for 30 days, then it is removed. Acts of administrators
            are kept for two years. Backups may keep things longer.
          </li>
          <li>
            In <a href="/profile">your profile</a>{" "}
            you can download everything that is stored about your account, and delete the account.
          </li>
        </Part>
      )}
      <Part id="classes" title="When you join a class">
        <li>
          The site stores the nickname that you choose, when you joined, and what you write, record
          and photograph for the class. It asks for no name and no address. A cookie holds your
          place on your device.
        </li>
        <li>
          Your device keeps your stories, and recordings and photos until they are sent. “Leave the
          class” removes them from it.
        </li>
        <li>
          Your teacher sees your nickname and your work. Your classmates see your nickname, and your
          work once it is handed in, if the teacher allows it. Nobody else sees either before the
          teacher takes a story into the archive; your nickname stands with it only if the teacher
          says so.
        </li>
        <li>
          When the class ends, nicknames and places on devices are removed at once, and work that
          was not taken 30 days later. After wrong codes a hash of the network address is kept for
          minutes. Backups may keep things longer.
        </li>
      </Part>
      <Part id="others" title="Who else learns of your visit">
        {tilesHost && (
          <li>
            Maps come from{" "}
            {tilesHost}, which learns your network address and the part of the map that you look at.
          </li>
        )}
        <li>
          Some recordings and pictures are on other sites, as their authors chose. Your browser gets
          them from there.
        </li>
        <li>
          Addresses that authors look up for a stop are asked of a map service by this site, without
          their name.
        </li>
        <li>
          The people who run this site see its sums and its store. The servers in front of it may
          keep logs of their own: ask them.
        </li>
        {contact && (
          <li>
            They answer questions at <a href={contactHref(contact)}>{contact}</a>.
          </li>
        )}
      </Part>
    </div>,
    {
      title: "Privacy",
      description: "What this site keeps of the people who visit it, and what it doesn’t.",
      styles: "authors",
    },
  );
}

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>{children}</ul>
  </section>
);
