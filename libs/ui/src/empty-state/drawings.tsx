import type { ReactElement } from 'react';
import { Lines } from './EmptyState.styles';

/** Line drawings of 160 × 120 in the text colour, 1.5 px. */
export type DrawingName = 'empty' | 'lost-bridge' | 'comments' | 'no-network';

const reeds = (
  <>
    <path d="M30 96c2-24 0-40-6-58M38 96c0-18 4-32 10-44M24 96c-2-14-8-24-14-30" opacity=".55" />
    <ellipse
      cx="23.5"
      cy="34"
      rx="3"
      ry="8"
      transform="rotate(-14 23.5 34)"
      fill="currentColor"
      stroke="none"
      opacity=".55"
    />
  </>
);

const stillWater = (
  <>
    <path d="M14 96h132" opacity=".35" />
    {reeds}
    <path d="M84 82h44l-8 14H92zM106 82V40l22 34h-22" />
    <path d="M60 106h36M108 106h14" opacity=".35" />
  </>
);

const egret = (
  <>
    <path d="M14 96h132" opacity=".35" />
    {reeds}
    <path d="M78 62c8-14 26-18 38-10 5 4 4 12-5 15-12 4-24 1-33-5zM112 56c8-10-2-20 2-30 2-6 9-7 12-3l16 4h-16c-6 0-8 8-7 14 1 8-2 16-7 20M96 70v26M104 70v26" />
  </>
);

const lostBridge = (
  <>
    <path d="M8 84h52l6-8M78 84l6 8h68" />
    <path d="M24 84v18M48 84v18M104 92v12M132 92v12" opacity=".55" />
    <path d="M8 104q9-6 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0" opacity=".35" />
    <path d="M98 60l10-6 10 6M120 44l8-5 8 5" opacity=".7" />
    <path d="M72 58v-8M66 62l-6-5M79 62l6-5" stroke="var(--accent)" />
  </>
);

const noNetwork = (
  <>
    <path d="M20 60a84 84 0 0 1 120 0M40 76a56 56 0 0 1 80 0" opacity=".35" />
    <path d="M60 91a28 28 0 0 1 40 0" opacity=".6" />
    <circle cx="80" cy="104" r="3" fill="currentColor" stroke="none" />
    <path d="M40 28l80 80" stroke="var(--accent)" />
  </>
);

const drawings: Record<DrawingName, ReactElement> = {
  empty: stillWater,
  'lost-bridge': lostBridge,
  comments: egret,
  'no-network': noNetwork,
};

export const Drawing = ({ name }: { name: DrawingName }) => (
  <Lines
    viewBox="0 0 160 120"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawings[name]}
  </Lines>
);
