/**
 * Derives sounds from letters: for names that the English dictionary lacks, and for languages
 * without a model of their own, which the English model decodes. Rough, but enough for the aligner.
 */

/** Letters, longest first, and their sounds in the phones of CMU's dictionary. */
type Table = [letters: string, sounds: string][];

/** Reads a table; for repeated letters, the later line counts. */
function table(text: string): Table {
  const entries = text.split(";").map((entry): [string, string] => {
    const [letters, ...sounds] = entry.trim().split(/\s+/);
    return [letters, sounds.join(" ")];
  });
  return [...new Map(entries)].sort(([a], [b]) => b.length - a.length);
}

/** Letters with the same sound in most languages with Latin letters. */
const COMMON = `
  a AA; b B; c K; d D; e EH; f F; g G; h HH; i IY; j Y; k K; l L; m M; n N; o OW; p P; q K; r R;
  s S; t T; u UW; v V; w V; x K S; y IY; z Z; ch CH; sh SH; ck K; ph F; qu K W; th T;
  æ EH; œ ER; ø ER; ß S; þ TH; ð DH; ł W; ı IH`;

const TABLES: Record<string, Table> = {
  en: table(`${COMMON};
    a AE; ai EY; ay EY; au AO; aw AO; ar AA R; ea IY; ee IY; ei IY; er ER; ew UW; ey IY; igh AY;
    i IH; ie IY; ir ER; j JH; o AA; oa OW; oi OY; oo UW; ou AW; ow OW; or AO R; oy OY; u AH; ur ER;
    w W; wh W; wr R; kn N; ng NG; th TH; tch CH; dge JH; tion SH AH N; sion ZH AH N; ce S; ci S IH;
    cy S IY; ge JH; gh; bb B; cc K; dd D; ff F; gg G; ll L; mm M; nn N; pp P; rr R; ss S; tt T;
    zz Z`),
  de: table(`${COMMON};
    a AA; ä EH; ö ER; ü UW; ei AY; ai AY; ie IY; eu OY; äu OY; au AW; ch HH; sch SH; sp SH P;
    st S T; tsch CH; z T S; tz T S; s Z; ss S; w V; v F; j Y; pf P F; qu K V; ng NG; er EH R;
    ah AA; eh EY; ih IY; oh OW; uh UW; ee EY; aa AA; oo OW`),
  it: table(`${COMMON};
    c K; ce CH EH; ci CH IY; cia CH AA; cio CH OW; ciu CH UW; ch K; g G; ge JH EH; gi JH IY;
    gia JH AA; gio JH OW; giu JH UW; gh G; gl L Y; gli L IY; gn N Y; h; sc S K; sce SH EH;
    sci SH IY; z T S; zz T S; qu K W; cc K; cch K; cci CH IY; cce CH EH; ggi JH IY; gge JH EH`),
  es: table(`${COMMON};
    c K; ce S EH; ci S IY; z S; g G; ge HH EH; gi HH IY; gue G EH; gui G IY; gu G; j HH; ll Y;
    ñ N Y; que K EH; qui K IY; h; v B; rr R; ch CH; y IY`),
};
const OTHERS = table(COMMON);

/** The phones of the French model, for words that its dictionary lacks. */
const FRENCH = table(`
  a aa; b bb; c kk; d dd; e ee; é ei; è ai; ê ai; f ff; g gg; h; i ii; j jj; k kk; l ll; m mm; n nn;
  o oo; p pp; q kk; r rr; s ss; t tt; u uu; v vv; w ww; x kk ss; y ii; z zz; ç ss; ch ch; ph ff;
  qu kk; gu gg; gn gn; ou ou; oi ww aa; ai ai; ei ai; au au; eau au; eu eu; œ oe; an an; am an;
  en an; em an; in in; im in; ain in; ein in; on on; om on; un un; ce ss ee; ci ss ii; ge jj ee;
  gi jj ii; ss ss; ill yy; th tt; ll ll; mm mm; nn nn; pp pp; rr rr; tt tt; ff ff`);

/** The sounds of a word, at least one. `language` is a code such as "de". */
export function letterSounds(word: string, language: string): string {
  const sounds = language === "fr" ? FRENCH : TABLES[language] ?? OTHERS;
  const found: string[] = [];
  for (let at = 0; at < word.length;) {
    const entry = sounds.find(([letters]) => word.startsWith(letters, at)) ??
      sounds.find(([letters]) => letters === withoutAccent(word[at]));
    at += entry?.[0].length ?? 1;
    // A final e of an English word is silent.
    if (language === "en" && entry?.[0] === "e" && at === word.length && found.length > 1) break;
    if (entry?.[1]) found.push(entry[1]);
  }
  return found.join(" ") || (language === "fr" ? "ee" : "AH");
}

const withoutAccent = (letter: string) => letter.normalize("NFD")[0];
