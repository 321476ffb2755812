/**
 * `/tour/{id}/languages`: an archive in other languages, for its owner, editors and translators;
 * with `?to=de` one of them is written.
 */
import { ArrowLeft } from "lucide-react";
import ImportLanguages from "../../../islands/author/languages/import-languages.island.tsx";
import LanguagesIsland from "../../../islands/author/languages/island.tsx";
import WordsIsland from "../../../islands/author/words/island.tsx";
import { canonicalTag } from "../../../lib/model/text/language.ts";
import { nameOfLanguage } from "../../../lib/model/text/language_names.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { permits } from "../../../lib/model/people/tour_role.ts";
import { readTourPeople } from "../../../lib/server/tour_people.ts";
import { isReviewed } from "../../../lib/store/kv/reviewed_kv.ts";
import { listWords } from "../../../lib/store/words/read_words.ts";
import { toLanguage } from "../../api/languages.ts";
import { to } from "../../../lib/texts/paths.ts";
import { language as reader, texts } from "../../../lib/texts/texts.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { rich } from "../../../lib/ui/rich.tsx";
import { LanguageName } from "../../../lib/ui/role_name.tsx";
import { Words } from "../../../lib/ui/words.tsx";
import type { Ctx } from "../../context.ts";
import type { VisibleTour } from "../../visible_tour.ts";
import { ArchiveHead } from "./archive_head.tsx";
import { findEditableTour } from "./editable_tour.tsx";

const t = texts("authoring");

export async function languagesPage(c: Ctx) {
  const found = await findEditableTour(c, "signInForLanguages", "translator");
  if (found instanceof Response) return found;
  const { tour, viewer } = found;
  const { language: own } = (await readTourPeople(c.var.parts.kv, tour.id, viewer)) ?? {};
  const wanted = canonicalTag(c.req.query("to") ?? "");
  const isTheirs = own === undefined || own === wanted;
  const mayTranslate = wanted && isTheirs && tour.language && tour.language !== wanted;
  return mayTranslate
    ? await wordsPage(c, { tour, userId: viewer.id, original: tour.language!, wanted })
    : await listPage(c, { ...found, own });
}

type Listed = VisibleTour & { own?: string };

async function listPage(c: Ctx, { tour, viewer, role, own }: Listed) {
  const { kv } = c.var.parts;
  const isEditor = permits(role, "editor");
  const props = {
    tourId: tour.id,
    languages: (await listWords(kv, tour.id)).map(toLanguage),
    ...own && { own },
    isEditor,
    mayShow: isEditor && (!isReviewed(kv) || viewer?.role === "admin"),
  };
  return await c.render(
    <div className="wrap history-page">
      <ArchiveHead tourId={tour.id} title={t("languages")}>
        {rich(t, "languagesText", { title: <Words language={tour.language}>{tour.title}</Words> })}
      </ArchiveHead>
      {tour.language
        ? (
          <Island
            name="languages"
            of={LanguagesIsland}
            when="load"
            props={{ ...props, original: tour.language }}
          />
        )
        : <LanguageUnknown tourId={tour.id} isEditor={isEditor} />}
      {tour.language && isEditor && (
        <Island
          name="import-languages"
          of={ImportLanguages}
          when="load"
          props={{ tourId: tour.id }}
        />
      )}
    </div>,
    { title: t("languagesOfTitle", { title: tour.title }), styles: "authors" },
  );
}

const LanguageUnknown = ({ tourId, isEditor }: { tourId: string; isEditor: boolean }) => (
  <div className="notice">
    <h2>{t("languageUnknown")}</h2>
    <p>{t(isEditor ? "languageUnknownText" : "languageUnknownOthers")}</p>
    {isEditor && (
      <a className="button primary" href={to(`/tour/${tourId}/edit`)}>{t("editTheArchive")}</a>
    )}
  </div>
);

type Written = { tour: Tour; userId: string; original: string; wanted: string };

function wordsPage(c: Ctx, { tour, userId, original, wanted }: Written) {
  const name = nameOfLanguage(wanted, reader());
  return c.render(
    <div className="wrap history-page">
      <div className="page-head">
        <a className="back" href={to(`/tour/${tour.id}/languages`)}>
          <ArrowLeft aria-hidden="true" />
          {t("languages")}
        </a>
        <h1 className="language-title">{name}</h1>
        <p className="soft">
          {rich(t, "wordsText", {
            title: <Words language={original}>{tour.title}</Words>,
            original: <LanguageName tag={original} />,
          })}
        </p>
      </div>
      <Island
        name="words"
        of={WordsIsland}
        when="load"
        props={{ tourId: tour.id, userId, language: wanted, original }}
      />
    </div>,
    { title: t("titleInLanguage", { title: tour.title, language: name }), styles: "authors" },
  );
}
