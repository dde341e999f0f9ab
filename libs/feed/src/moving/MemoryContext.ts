import type { Memory } from '@share/scroll-position';
import { createContext, use } from 'react';

export const MemoryContext = createContext<Memory | undefined>(undefined);

/** The memory of this tab; undefined on the server. */
export const useMemory = (): Memory | undefined => use(MemoryContext);
