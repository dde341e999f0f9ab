import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** Keeps what one test has read from the others. */
export const FreshCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
