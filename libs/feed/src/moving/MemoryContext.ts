import { createContext, use } from 'react';
import type { Memory } from './createMemory';

export const MemoryContext = createContext<Memory | undefined>(undefined);

/** What this tab remembers; undefined on the server. */
export const useMemory = (): Memory | undefined => use(MemoryContext);
