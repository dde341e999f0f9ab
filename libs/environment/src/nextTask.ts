/** Resolves in a task of its own: the browser paints and answers the visitor before that. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
