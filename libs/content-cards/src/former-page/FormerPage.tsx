import { Root } from './FormerPage.styles';

interface FormerPageProps {
  /** Number of the page that is shown first, from 1. */
  start: number;
  hrefOf: (page: number) => string;
}

/** The way back from a page of a list that was opened by its number. */
export const FormerPage = ({ start, hrefOf }: FormerPageProps) =>
  start > 1 && <Root href={hrefOf(start - 1)}>上一页</Root>;
