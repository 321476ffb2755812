import type { rights as english } from "../../en/visitors/rights.ts";
import { translation } from "../../translation.ts";

export const rights = translation<typeof english>()({
  InC: "Protégé par le droit d’auteur",
  InCMeaning: "Demandez l’accord du titulaire des droits avant de l’utiliser.",
  InCOWEU: "Protégé par le droit d’auteur – Œuvre orpheline (UE)",
  InCOWEUMeaning:
    "Protégé ; une recherche dans l’Union européenne n’a trouvé aucun titulaire des droits.",
  InCEDU: "Protégé par le droit d’auteur – Usage pédagogique autorisé",
  InCEDUMeaning:
    "Les écoles peuvent l’utiliser ; pour tout autre usage, demandez l’accord du titulaire des droits.",
  InCNC: "Protégé par le droit d’auteur – Usage non commercial autorisé",
  InCNCMeaning: "Tout le monde peut l’utiliser sans en tirer d’argent.",
  InCRUU: "Protégé par le droit d’auteur – Titulaire des droits introuvable",
  InCRUUMeaning: "Protégé ; le titulaire des droits n’a pas pu être trouvé.",
  NoCCR: "Pas de droit d’auteur – Restrictions contractuelles",
  NoCCRMeaning: "Libre de droits d’auteur, mais un contrat en limite l’usage.",
  NoCNC: "Pas de droit d’auteur – Usage non commercial uniquement",
  NoCNCMeaning: "Libre de droits d’auteur, mais ne peut pas servir à gagner de l’argent.",
  NoCOKLR: "Pas de droit d’auteur – Autres restrictions légales connues",
  NoCOKLRMeaning: "Libre de droits d’auteur, mais une autre loi en limite l’usage.",
  NoCUS: "Pas de droit d’auteur – États-Unis",
  NoCUSMeaning: "Libre de droits d’auteur aux États-Unis.",
  CNE: "Droit d’auteur non évalué",
  CNEMeaning: "Personne n’a encore examiné son statut.",
  UND: "Droit d’auteur indéterminé",
  UNDMeaning: "Son statut a été examiné sans résultat.",
  NKC: "Pas de droit d’auteur connu",
  NKCMeaning: "Probablement libre de droits d’auteur, sans certitude.",
  by: "{licence} (Attribution, mention des auteurs)",
  byMeaning: "Utilisez-le librement, en citant ses auteurs.",
  bySa: "{licence} (Attribution – Partage dans les mêmes conditions)",
  bySaMeaning: "Utilisez-le en citant ses auteurs, et partagez le vôtre aux mêmes conditions.",
  byNc: "{licence} (Attribution – Pas d’utilisation commerciale)",
  byNcMeaning: "Utilisez-le en citant ses auteurs, sans en tirer d’argent.",
  byNcSa:
    "{licence} (Attribution – Pas d’utilisation commerciale – Partage dans les mêmes conditions)",
  byNcSaMeaning:
    "Utilisez-le en citant ses auteurs, sans en tirer d’argent, et partagez le vôtre aux mêmes conditions.",
  byNd: "{licence} (Attribution – Pas de modification)",
  byNdMeaning: "Transmettez-le en citant ses auteurs, sans le modifier.",
  byNcNd: "{licence} (Attribution – Pas d’utilisation commerciale – Pas de modification)",
  byNcNdMeaning: "Transmettez-le en citant ses auteurs, sans le modifier ni en tirer d’argent.",
  zero: "{licence} (Aucun droit réservé)",
  zeroMeaning: "Ses auteurs ont renoncé à leurs droits : utilisez-le librement.",
  mark: "Domaine public (Public Domain Mark 1.0)",
  markMeaning: "Libre de droits d’auteur partout : utilisez-le librement.",
});
