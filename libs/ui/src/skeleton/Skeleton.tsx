import type { ReactElement } from 'react';
import { Ground } from './Skeleton.styles';

export interface SkeletonProps {
  /** The page to come: an article from its kicker to its first lines, or a list of cards. */
  readonly layout: 'article' | 'list';
  /** Number of cards of a list. Default 4. */
  readonly rows?: number;
}

const article = (
  <div>
    <div className="text">
      <i className="kicker" />
      <i className="title" />
      <i className="title" />
      <i className="line" />
      <i className="line end" />
    </div>
    <i className="picture" />
    <div className="text">
      <i className="line" />
      <i className="line" />
      <i className="line end" />
    </div>
  </div>
);

const row = (key: number): ReactElement => (
  <div className="row" key={key}>
    <div>
      <i className="line" />
      <i className="line" />
      <i className="line end" />
    </div>
    <i className="thumb" />
  </div>
);

/** The layout of what is being loaded, in grey. Shows itself after 200 ms only. */
export function Skeleton({ layout, rows = 4 }: SkeletonProps): ReactElement {
  return (
    <Ground role="status" aria-label="加载中">
      {layout === 'article' ? article : <div>{Array.from({ length: rows }, (_, place) => row(place))}</div>}
    </Ground>
  );
}
