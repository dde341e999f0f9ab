/** Marks the document for one story or test, as the script before the first paint does; returns the function that removes the mark. */
export const withMark =
  (name: string, value = '') =>
  () => {
    document.documentElement.setAttribute(name, value);
    return () => document.documentElement.removeAttribute(name);
  };
