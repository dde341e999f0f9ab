import { FirstScreenEnd } from '@share/ui';
import type { ReactNode } from 'react';

interface BarPageProps {
  /** Heading of the page for those who do not see it. */
  title: string;
  /** `Masthead` with `isAlone`. */
  masthead: ReactNode;
}

/** The open-app banner alone, made to stand in a frame on another page (spec §2, `/bar`; R5). */
export const BarPage = ({ title, masthead }: BarPageProps) => (
  <main>
    <h1 className="visually-hidden">{title}</h1>
    {masthead}
    <FirstScreenEnd />
  </main>
);
