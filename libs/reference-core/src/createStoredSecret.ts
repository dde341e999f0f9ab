import type { Store } from './store/Store';

/**
 * Makes a function that reads a secret; it is created once and stored, so that all instances have the same one, also after a
 * restart.
 *
 * @param createId must make unguessable ids
 */
export const createStoredSecret = (store: Store, name: string, createId: () => string) => {
  let secret: Promise<string> | undefined;
  const read = async (): Promise<string> => {
    await store.insert('secret', name, { value: `${createId()}${createId()}` });
    return (await store.get<{ value: string }>('secret', name))?.value ?? '';
  };
  return (): Promise<string> => {
    secret ??= read().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
};
