import type { Memory } from '@share/content-cards';
import { createContext, use } from 'react';

export const MemoryContext = createContext<Memory | undefined>(undefined);

/** What this tab remembers; undefined on the server. */
export const useMemory = (): Memory | undefined => use(MemoryContext);
