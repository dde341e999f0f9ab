type Handlers = Record<string, () => void>;

/** Hears several events of one target. @returns ends that. */
export const listen = (target: EventTarget, handlers: Handlers): (() => void) => {
  for (const [type, handler] of Object.entries(handlers)) target.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of Object.entries(handlers)) target.removeEventListener(type, handler);
  };
};
