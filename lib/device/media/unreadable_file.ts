/** A file that this browser cannot read as a recording or picture; the message is for people. */
export class UnreadableFile extends Error {
  override name = "UnreadableFile";
}
