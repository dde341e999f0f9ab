import { pressed } from '@share/ui/fragments';
import styled, { css } from 'styled-components';

/** As high as nine channels: what is below stays under the finger when they come, or do not. */
const place = css`
  --cell: max(44px, var(--target));
  --rows: 3;

  min-height: calc(var(--rows) * (var(--cell) + 8px) - 8px);

  :root[data-size]:not([data-size='large']) & {
    --rows: 5;

    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const List = styled.nav`
  ${place}

  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-content: start;
  gap: 8px;
`;

/** A channel, or the room for one. */
export const Cell = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: var(--cell);
  padding: 0 4px;
  border-radius: var(--radius-l);
  background: var(--sunken);
  line-height: 1.3;
  text-align: center;

  ${pressed}

  &[aria-current] {
    background: var(--ink);
    color: var(--paper);
  }
`;

export const More = styled(Cell)`
  color: var(--ink-2);
`;

/** Shown in place of the channels. */
export const Failed = styled.div`
  ${place}

  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  color: var(--ink-2);
`;
