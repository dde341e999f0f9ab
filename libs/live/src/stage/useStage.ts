import { useState } from 'react';
import type { LiveState } from '@share/content-cards';
import type { LiveView, SourceView } from '../data/LiveView';
import { firstSource, sourcesOf } from './sourcesOf';

export interface Stage {
  /** The source on the stage; absent: nothing can be played. */
  current: SourceView | undefined;
  /** All that can be played now. */
  sources: SourceView[];
  /** How often the visitor has chosen. */
  choices: number;
  choose: (id: string) => void;
}

/** The source that a room plays: the visitor's choice for as long as it can be played. */
export const useStage = (room: LiveView, state: LiveState): Stage => {
  const [{ chosen, choices }, setChoice] = useState<{ chosen?: string; choices: number }>({ choices: 0 });
  const sources = sourcesOf(room, state);
  const current = sources.find(({ id }) => id === chosen) ?? firstSource(sources, state);
  const choose = (id: string) => setChoice({ chosen: id, choices: choices + 1 });
  return { current, sources, choices, choose };
};
