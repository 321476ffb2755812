import type { rehearsal as english } from "../../en/authors/rehearsal.ts";
import { translation } from "../../translation.ts";

export const rehearsal = translation<typeof english>()({
  whatWouldPlay: "Che cosa si sentirebbe e dove",
  walkEnded: {
    one: "La passeggiata è finita. Racconti ascoltati: {heard} su {count}.",
    other: "La passeggiata è finita. Racconti ascoltati: {heard} su {count}.",
  },
  playsByTap: "«{title}», {place}: si ascolta con un tocco.",
  playsAt: "«{title}» si sente a {metres} dal centro.",
  isOfferedAt: "«{title}» viene proposto a {metres} dal centro.",
  ambientBegins: "Comincia il suono d’ambiente di «{title}».",
  ambientEnds: "Il suono d’ambiente finisce.",
  stopNumber: "Tappa {number}",
  speed: "Velocità",
  positionError: "Errore della posizione <figures>±{metres}</figures>",
  metres: { one: "{count} metro", other: "{count} metri" },
  previewWalk: "Anteprima della passeggiata",
  noStopOnMap: "Nessuna tappa è ancora sulla mappa.",
  previewOfWalk: "Anteprima della passeggiata",
  closePreview: "Chiudi l’anteprima",
  dotWalks:
    "Il punto sulla mappa segue il percorso senza audio. L’elenco sotto mostra che cosa si sentirebbe e dove.",
  walkAgain: "Ripeti la passeggiata",
  pauseWalk: "Metti in pausa",
  resumeWalk: "Riprendi la passeggiata",
});
