/** A player without a browser. */
import { createPlayer, type PlayerDependencies } from "../../../lib/player/player.ts";
import { asElement, FakeAudioElement } from "./fake_audio_element.ts";

/** The player, its element, and the warnings that it has logged. */
export function testPlayer(dependencies: Partial<PlayerDependencies> = {}) {
  const audio = new FakeAudioElement();
  const logged: string[] = [];
  const player = createPlayer(asElement(audio), {
    log: { warn: (message) => logged.push(message) },
    isOnline: () => true,
    page: new EventTarget(),
    ...dependencies,
  });
  return { audio, player, logged };
}
