/** Loads soundswallower and the model of a language, from files of this origin. */
import createModule, { type Decoder } from "soundswallower";

/** The files of each model under the names of the decoder's settings. */
const MODELS = {
  en: {
    mdef: new URL("../../../node_modules/soundswallower/model/en-us/mdef", import.meta.url),
    mean: new URL("../../../node_modules/soundswallower/model/en-us/means", import.meta.url),
    var: new URL("../../../node_modules/soundswallower/model/en-us/variances", import.meta.url),
    sendump: new URL("../../../node_modules/soundswallower/model/en-us/sendump", import.meta.url),
    tmat: new URL(
      "../../../node_modules/soundswallower/model/en-us/transition_matrices",
      import.meta.url,
    ),
    featparams: new URL(
      "../../../node_modules/soundswallower/model/en-us/feat_params.json",
      import.meta.url,
    ),
    dict: new URL("../../../node_modules/soundswallower/model/en-us/dict.txt", import.meta.url),
    fdict: new URL(
      "../../../node_modules/soundswallower/model/en-us/noisedict.txt",
      import.meta.url,
    ),
  },
  fr: {
    mdef: new URL("../../../node_modules/soundswallower/model/fr-fr/mdef", import.meta.url),
    mean: new URL("../../../node_modules/soundswallower/model/fr-fr/means", import.meta.url),
    var: new URL("../../../node_modules/soundswallower/model/fr-fr/variances", import.meta.url),
    sendump: new URL("../../../node_modules/soundswallower/model/fr-fr/sendump", import.meta.url),
    tmat: new URL(
      "../../../node_modules/soundswallower/model/fr-fr/transition_matrices",
      import.meta.url,
    ),
    featparams: new URL(
      "../../../node_modules/soundswallower/model/fr-fr/feat_params.json",
      import.meta.url,
    ),
    dict: new URL("../../../node_modules/soundswallower/model/fr-fr/dict.txt", import.meta.url),
    fdict: new URL(
      "../../../node_modules/soundswallower/model/fr-fr/noisedict.txt",
      import.meta.url,
    ),
  },
};

/** Samples a second; the model uses only frequencies below 3,700 Hz. */
const RATE = 16_000;

/** Functions of the library's module that its types lack, compiled from C. */
type Compiled = { _decoder_init_feat_s3file(decoder: number, transform: number): number };

/** A decoder for English or French. Rejects when a file cannot be loaded. */
export async function openDecoder(model: keyof typeof MODELS): Promise<Decoder> {
  const files = Object.entries(MODELS[model]).map(([name, { href }]) => [name, href]);
  const module = await createModule({ defaultModel: null } as object);
  const config = { ...Object.fromEntries(files), samprate: RATE, loglevel: "FATAL" };
  const decoder = new module.Decoder(config);
  // Keeps it from asking for a file that these models do not have.
  Object.assign(decoder, {
    init_feat: () => {
      const { cdecoder } = decoder as unknown as { cdecoder: number };
      const done = (module as unknown as Compiled)._decoder_init_feat_s3file(cdecoder, 0);
      if (done === 0) throw new Error("The decoder cannot be made");
    },
  });
  await decoder.initialize();
  return decoder;
}
