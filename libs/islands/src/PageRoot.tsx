import type { PictureService } from '@share/picture-service';
import { PictureServiceProvider } from '@share/picture-service/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { SWRConfiguration } from 'swr';

/**
 * How remote data is loaded everywhere: once, until a part requests it again. A visitor who comes back to the page or
 * whose network returns does not wait for lists that they have already seen.
 */
const remoteData: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** Answers of the platform that came with the page, by SWR key. */
export type Fallback = Record<string, unknown>;

const ServicesContext = createContext<object | null>(null);
const FallbackContext = createContext<Fallback>({});

/** The pictures inside know by it how large they come. Absent in many tests and stories. */
interface PictureServices {
  pictures?: PictureService;
}

export interface PageRootProps {
  /** Services for the parts of the page; made per request on the server, once per page in the browser. */
  services: object;
  fallback?: Fallback;
  children: ReactNode;
}

const nothingRead: Fallback = {};

/**
 * The root of every React tree of a page: the server's page, and each island in the browser. It does not import SWR, which a first
 * action does without: hooks that load remote data pass `useRemoteData()` to it.
 */
export const PageRoot = ({ services, fallback = nothingRead, children }: PageRootProps) => {
  const { pictures }: PictureServices = services;
  return (
    <ServicesContext value={services}>
      <FallbackContext value={fallback}>
        <PictureServiceProvider value={pictures}>{children}</PictureServiceProvider>
      </FallbackContext>
    </ServicesContext>
  );
};

/** The data of this page from the server. */
export const useFallback = (): Fallback => use(FallbackContext);

/** An entry of it, as the server has provided it under this name. */
export const useFallbackEntry = <Entry,>(name: string): Entry | undefined =>
  useFallback()[name] as Entry | undefined;

/** SWR's configuration for every read of remote data, as its last argument. */
export const useRemoteData = () => {
  const fallback = useFallback();
  return useMemo(() => ({ ...remoteData, fallback }), [fallback]);
};

/**
 * Services of the page for a component. Each library names the ones it needs: `useServices<CommentServices>()`; that the site
 * has it all is checked where the site makes its services.
 * @throws outside of a `PageRoot`
 */
export const useServices = <Services extends object>(): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('A component that uses services has to stand in a <PageRoot>.');
  return services as Services;
};
