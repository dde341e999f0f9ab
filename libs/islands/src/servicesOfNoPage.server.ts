import { isRecord } from './isRecord';
import type { SharedServices } from './SharedServices';

/** A shared part that would show one page or visitor to all others. */
export class SharedPartError extends Error {
  override name = 'SharedPartError';
}

interface GuardOptions {
  /** Name of the part. */
  part: string;
  /** Gets every error, also one that the part or a boundary around it catches. */
  refused: SharedPartError[];
}

/**
 * Services for a part that is rendered for many pages at once: no more of them can be used than is the same on every page.
 * Anything else throws when it is read, and a function, which a part may hand to a control, when it is called.
 *
 * @param services of the page for which it is rendered first: they tell which of them are functions
 */
export const servicesOfNoPage = <Services extends object>(
  services: Services,
  shared: SharedServices<Services>,
  { part, refused }: GuardOptions,
): object => {
  const refuse = (path: string, verb: string): never => {
    const error = new SharedPartError(
      `The part "${part}" ${verb} ${path} while it is rendered once for many pages: that may differ from page to page or from visitor ` +
        'to visitor. Use it in an effect or a handler, pass it as data, or render the part for each page (no sharedEntries).',
    );
    refused.push(error);
    throw error;
  };
  const guard = (own: object, allowed: object, path: string): object => {
    const pathOf = (key: PropertyKey) => [path, String(key)].filter(Boolean).join('.');
    return new Proxy(
      {},
      {
        get: (target, key) => {
          // The shared stores of the part are queued under a symbol, and belong to it alone.
          if (typeof key === 'symbol') return Reflect.get(target, key);
          const value: unknown = Reflect.get(own, key);
          const isAllowed = Object.hasOwn(allowed, key);
          const sharedValue: unknown = isAllowed ? Reflect.get(allowed, key) : undefined;
          if (isAllowed && (value === sharedValue || !isRecord(sharedValue) || !isRecord(value)))
            return sharedValue;
          if (typeof value === 'function') return () => refuse(`${pathOf(key)}()`, 'calls');
          if (isRecord(value)) return guard(value, isRecord(sharedValue) ? sharedValue : {}, pathOf(key));
          return refuse(pathOf(key), 'reads');
        },
        set: (_target, key) => refuse(pathOf(key), 'changes'),
        has: (_target, key) => refuse(pathOf(key), 'looks for'),
        ownKeys: () => refuse(path || 'all services', 'lists'),
      },
    );
  };
  return guard(services, shared, '');
};
