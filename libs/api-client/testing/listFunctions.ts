import * as entry from '../src/index';

/** A function of the client and the call it makes. */
export interface ClientFunction {
  /** Such as `createItemApi`. */
  group: string;
  name: string;
  /** The group is made for one family. */
  hasFamily: boolean;
  /** The function makes this call for the items of media accounts only. */
  isForMediaAccounts: boolean;
  method: string;
  /** Template of the contract. */
  path: string;
}

type Describe = (input: object) => { method: string; path: string };
type MakeGroup = (client: unknown, family: string) => Record<string, Describe>;

/** A client whose functions answer with the call they would make. */
const recorder = {
  get: (path: string) => () => ({ method: 'get', path }),
  post: (path: string) => () => ({ method: 'post', path }),
};

const describeAll = (functions: Record<string, Describe>) =>
  Object.fromEntries(Object.entries(functions).map(([name, describe]) => [name, describe({})]));

const groups = Object.entries(entry).filter(([name]) => /^create(?!ApiClient)\w+Api$/.test(name));

/** Every function the library offers, in the order of the groups. */
export const listFunctions = (): ClientFunction[] =>
  groups.flatMap(([group, make]) => {
    const [own, mediaAccount] = ['peony', 'mp'].map((family) =>
      describeAll((make as unknown as MakeGroup)(recorder, family)),
    );
    return Object.entries({ ...own }).flatMap(([name, call]) => {
      const other = mediaAccount?.[name];
      const variants = other && other.path !== call.path ? [call, other] : [call];
      return variants.map((variant, index) => ({
        group,
        name,
        hasFamily: make.length > 1,
        isForMediaAccounts: index > 0,
        ...variant,
      }));
    });
  });
