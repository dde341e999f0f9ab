/** Listens to several events. @returns ends it. */
export const listen = (
  target: EventTarget,
  types: readonly string[],
  listener: (event: Event) => void,
): (() => void) => {
  for (const type of types) target.addEventListener(type, listener);
  return () => {
    for (const type of types) target.removeEventListener(type, listener);
  };
};
