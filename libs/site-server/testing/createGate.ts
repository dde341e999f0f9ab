/** A moment that a test waits for or decides on. */
export const createGate = () => {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
};
