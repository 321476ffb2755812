/** An archive of a street, and what its page becomes while somebody uses it. */
import { hydrated } from "../browser/browser.ts";
import { along, BLOCK, CORNER, street, type Visitor } from "../browser/visitor.ts";
import { drawnThings } from "../data/things.ts";
import { makeTour } from "../data/tours.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { openFolds } from "./crawl.ts";

/** Recordings of 45 seconds; the second is missing. */
export const LONG_STORY = "/archives/long.mp3";
export const NO_STORY = "/archives/missing.mp3";

/** Round a block, by three streets, one of which has steps. */
const LEG = {
  line: encodeLine([CORNER, along(0, 100), along(BLOCK, 100), along(BLOCK)]),
  by: "streets" as const,
  parts: [{ at: 0, name: "South Street" }, { at: 1, name: "Mill Lane", steps: true as const }, {
    at: 2,
    name: "Broad Street",
  }],
};

const SENTENCES = Array.from({ length: 9 }, (_, i) => ({
  start: i * 5000,
  end: i * 5000 + 4900,
  text: `Sentence ${i + 1} says what happened in this street when the mill burned.`,
}));

const SECOND = 1000;

/** What the first stop has besides its place. */
const STORY = {
  leg: LEG,
  audioUrl: LONG_STORY,
  transcript: { language: "en", source: "aligned" as const, checked: true, cues: SENTENCES },
  chapters: [{ at: 0, title: "The mill" }, { at: 20 * SECOND, title: "The fire" }],
  things: drawnThings(),
};

/** A guided archive with a way on the ground, and a story that has all that the player shows. */
export const toldStreet = (): TourInput =>
  makeTour({
    ...CORNER,
    title: "The old street",
    language: "en",
    audioStops: street().map((stop, i) => ({
      ...stop,
      ...i === 0 && STORY,
      ...i === 1 && { contentWarning: "A fire" },
      ...i === 2 && { audioUrl: NO_STORY },
    })),
  });

/** What the page becomes: its name, and what a visitor does for it, who was in the state before. */
export type State = { name: string; enter: (visitor: Visitor) => Promise<unknown> };

/** Presses the first of `selector`, and waits until `shown` is there. */
const press = (selector: string, shown: string) => async ({ page }: Visitor) => {
  await page.locator(selector).first().click();
  await page.locator(shown).first().waitFor();
};

/** Presses a key, and waits until `hidden` is gone. */
const leave = async ({ page }: Visitor, hidden: string) => {
  await page.keyboard.press("Escape");
  await page.locator(hidden).waitFor({ state: "hidden" });
};

const PLAYS = "#stop-1 .lucide-pause";
const CHOICES = ".walk-controls [aria-expanded]";

/** Runs in the page: goes near the end of the story that sounds. */
function endStory(): void {
  const audio = document.querySelector("audio")!;
  audio.currentTime = audio.duration - 0.2;
}

/** Of the archive's page, without a walk. */
export const BESIDE_A_WALK: State[] = [
  {
    name: "all that is folded",
    enter: async (visitor) => {
      const { page } = visitor;
      await page.evaluate(openFolds);
      await page.locator(".embed-code summary").hover();
      await hydrated(page, "embed-code");
      await press(".start-how .text-button:has(.lucide-locate-fixed)", ".how-far")(visitor);
      await press(".start-how .text-button:has(.lucide-headphones)", ".start-how [role=status]")(
        visitor,
      );
    },
  },
  { name: "what there is to save", enter: press(".keep-tour .button", ".keep-tour .primary") },
  { name: "saved", enter: press(".keep-tour .primary", ".keep-state") },
  { name: "a link to a story", enter: press("#stop-1 [data-share]", ".toast") },
  { name: "gallery", enter: press("#stop-1 a[data-thing]", ".gallery-bar") },
  {
    name: "a letter in the gallery",
    enter: async ({ page }) => {
      for (let slide = 0; slide < 3; slide++) await page.keyboard.press("ArrowRight");
      await page.locator(".gallery-fold").first().click();
      await page.locator(".gallery-text").getByText("Dear Sir").waitFor();
    },
  },
  {
    name: "bar of the player",
    enter: async (visitor) => {
      await leave(visitor, ".gallery");
      await press("#stop-1 .lucide-play", PLAYS)(visitor);
    },
  },
  { name: "sheet of the player", enter: press(".mini-open", ".sheet [data-start]") },
  { name: "more of the sheet", enter: press(".sheet-more summary", ".sheet .transcript-tools") },
  {
    name: "citation of a sentence",
    enter: press(".sheet .transcript-tools .lucide-quote", ".sheet .citation-text"),
  },
  {
    name: "end of the archive",
    enter: async (visitor) => {
      await leave(visitor, ".sheet-more-panel");
      await leave(visitor, ".sheet");
      await press("#stop-5 .lucide-play", ".ending")(visitor);
    },
  },
];

/** Of a walk from stop to stop, which begins with the question for the location. */
export const ON_A_WALK: State[] = [
  {
    name: "question for the location",
    enter: press(".start-tour .primary", "#location-prompt[open]"),
  },
  { name: "on the way", enter: press("#location-prompt [value=enable]", ".walk-turn") },
  { name: "choices of the walk", enter: press(CHOICES, ".walk-end") },
  { name: "where one is", enter: press(".walk-options .lucide-map-pin", ".walk-where") },
  { name: "pocket", enter: press(".walk-options .lucide-moon", ".pocket .walk-turn") },
  {
    name: "a story",
    enter: async (visitor) => {
      await leave(visitor, ".pocket");
      await press(CHOICES, `${CHOICES}[aria-expanded=false]`)(visitor);
      await visitor.goTo(along(BLOCK));
      await visitor.hears(1);
      await visitor.page.locator(".walk-story [data-start]").first().waitFor();
    },
  },
  { name: "a story beside its map", enter: press(".walk-swap", ".walk-swap .lucide-image") },
  { name: "a pause", enter: press(".walk-controls .lucide-pause", ".walk-controls .lucide-play") },
  { name: "text beside the walk", enter: press(".walk-bar button", ".start-tour .primary") },
  {
    name: "a stop that waits for a tap",
    enter: async (visitor) => {
      await press(".start-tour .primary", ".walk-card")(visitor);
      await press(".walk-controls .button", ".walk-controls .lucide-pause")(visitor);
      await visitor.page.evaluate(endStory);
      await visitor.page.locator("[data-situation=distance]").waitFor();
      await visitor.goTo(along(2 * BLOCK));
      await visitor.page.locator(".walk-controls .primary .lucide-play").waitFor();
    },
  },
  {
    name: "a recording that fails",
    enter: async ({ page, goTo }) => {
      await page.locator(".walk-controls .lucide-skip-forward").click();
      await goTo(along(3 * BLOCK));
      await page.locator(".walk-card .player-notice").waitFor();
      await page.locator(".walk-waiting").waitFor();
    },
  },
  {
    name: "end of the walk",
    enter: async (visitor) => {
      await press(CHOICES, ".walk-end")(visitor);
      await press(".walk-end", ".walk-summary")(visitor);
    },
  },
];
