/** Whether a click on a link opens it here, and not in another tab or window. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;
