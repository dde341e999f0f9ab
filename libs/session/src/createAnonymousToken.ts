import { toSendable } from './toSendable';

/** The token of a visitor who is not logged in: in memory, and asked for when it is needed (spec §4). */
export const createAnonymousToken = (ask: () => Promise<string>) => {
  let token = '';
  let asking: Promise<void> | undefined;

  return {
    get: (): string => token,
    /** Asks once; after a failure the next call asks again. Never rejects. */
    fetch: (): Promise<void> =>
      (asking ??= Promise.resolve()
        .then(ask)
        .then(
          (answer) => {
            token = toSendable(answer);
          },
          () => undefined,
        )
        .then(() => {
          asking = undefined;
        })),
    drop: (refused: string): void => {
      if (refused === token) token = '';
    },
  };
};
