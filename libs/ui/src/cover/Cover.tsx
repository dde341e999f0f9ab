import type { ReactNode } from 'react';
import { ClauseTitle } from '../clause-title/ClauseTitle';
import { Picture } from '../picture/Picture';
import { Head, Kicker, Lead, Words } from './Cover.styles';

interface CoverProps {
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string | undefined;
  /** The kind of page, or a fact about it. */
  kicker?: ReactNode;
  /** Absent: the ground stays dark. */
  picture?: { src: string; width?: number; height?: number } | undefined;
  /** A summary of the page, in a few lines under the picture. */
  lead?: string | undefined;
}

/** The head of a page: its title over its picture, white on a gradient in both appearances, and its lead. */
export const Cover = ({ title, titleWords, kicker, picture, lead }: CoverProps) => (
  <>
    <Head>
      {picture && <Picture {...picture} alt="" slot="page" ratio="16/9" hasOwnShape bleed priority />}
      <Words>
        {kicker !== undefined && <Kicker>{kicker}</Kicker>}
        <ClauseTitle as="h1" text={title} words={titleWords} />
      </Words>
    </Head>
    {lead && <Lead>{lead}</Lead>}
  </>
);
