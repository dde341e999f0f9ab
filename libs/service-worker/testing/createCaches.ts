const addressOf = (request: RequestInfo | URL, origin: string) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** A `CacheStorage` in memory, as far as the worker uses it. */
export const createCaches = (origin: string, fetch: (address: string) => Promise<Response>): CacheStorage => {
  const stores = new Map<string, Map<string, Response>>();

  const createCache = (entries: Map<string, Response>) => ({
    match: async (request: RequestInfo) => entries.get(addressOf(request, origin))?.clone(),
    put: async (request: RequestInfo, response: Response) =>
      void entries.set(addressOf(request, origin), response),
    add: async (request: string) => {
      const response = await fetch(request);
      if (!response.ok) throw new TypeError('Request failed');
      entries.set(addressOf(request, origin), response);
    },
    delete: async (request: RequestInfo) => entries.delete(addressOf(request, origin)),
    keys: async () => [...entries.keys()].map((address) => new Request(address)),
  });

  return {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return createCache(entries);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  } as unknown as CacheStorage;
};
