/** '24 of 2,000 shown'. Says nothing of the whole where its size is not known. */
export const shownText = (shown: number, total?: number): string => {
  const of = total === undefined ? "" : ` of ${total.toLocaleString("en")}`;
  return `${shown.toLocaleString("en")}${of} shown`;
};
