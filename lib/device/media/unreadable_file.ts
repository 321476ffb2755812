/** What is no recording or picture that this browser can read; the message is for people. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}
