import { createContext, use, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';

/**
 * How remote data is read everywhere: once, until something asks for it again. A reader who comes back to the page or
 * whose network returns does not wait for lists that they have already seen.
 */
const remoteData: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

const ServicesContext = createContext<object | null>(null);

/** Answers of the platform that came with the page, by SWR key. */
export type Fallback = Record<string, unknown>;

export interface PageRootProps {
  /** What the parts of the page may use; made per request on the server, once per page in the browser. */
  services: object;
  fallback?: Fallback;
  children: ReactNode;
}

/** What every React root of a page stands in: the server's page, and each island in the browser. */
export const PageRoot = ({ services, fallback = {}, children }: PageRootProps) => (
  <ServicesContext value={services}>
    <SWRConfig value={{ ...remoteData, fallback }}>{children}</SWRConfig>
  </ServicesContext>
);

/**
 * What a component may use of the page. Each library names what it needs: `useServices<CommentServices>()`; that the site
 * has it all is checked where the site makes its services.
 * @throws outside of a `PageRoot`
 */
export const useServices = <Services extends object>(): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('A component that uses services has to stand in a <PageRoot>.');
  return services as Services;
};
