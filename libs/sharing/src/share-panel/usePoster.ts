import type { Poster } from '@share/wx-share/poster';
import { useState } from 'react';

export type PosterState = { status: 'none' | 'making' | 'failed' } | { status: 'ready'; poster: Poster };

const none: PosterState = { status: 'none' };

interface PosterOptions {
  /** Of the page. */
  link: string;
  makePoster: () => Promise<Poster>;
  onFailure: (error: unknown) => void;
}

/** The poster of a page, made when it is requested and saved until another page is shared. */
export const usePoster = ({ link, makePoster, onFailure }: PosterOptions) => {
  const [made, setMade] = useState<{ link: string; state: PosterState }>({ link, state: none });
  const state = made.link === link ? made.state : none;
  /** Visitors who move on to another page while a poster is made do not get it there. */
  const settle = (next: PosterState) =>
    setMade((last) => (last.link === link ? { link, state: next } : last));
  const make = () => {
    if (state.status === 'making') return;
    setMade({ link, state: { status: 'making' } });
    makePoster().then(
      (poster) => settle({ status: 'ready', poster }),
      (error: unknown) => {
        onFailure(error);
        settle({ status: 'failed' });
      },
    );
  };
  return { state, make };
};
