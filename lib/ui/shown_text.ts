/** '24 of 2,000 shown', or '24 shown' for a list of unknown size. */
export const shownText = (shown: number, total?: number): string => {
  const of = total === undefined ? "" : ` of ${total.toLocaleString("en")}`;
  return `${shown.toLocaleString("en")}${of} shown`;
};
