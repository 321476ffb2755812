/** A statement of rights in words. */
import { rightsMeaning, rightsName, rightsOf } from "../../model/record/rights.ts";

/** The name of a statement of rights, with its address and meaning; nothing for another text. */
export function RightsLine({ uri }: { uri: string }) {
  const rights = rightsOf(uri);
  if (!rights) return null;
  return (
    <>
      <a href={rights.uri} rel="license">{rightsName(rights)}</a>{" "}
      <span className="soft">{rightsMeaning(rights)}</span>
    </>
  );
}
