import { oneLine } from '@share/ui/fragments';
import styled, { css } from 'styled-components';
import { IconButton } from '@share/ui';

export const Root = styled.div`
  position: fixed;
  /* Above the footer of a page that has one. */
  inset: auto 0 var(--footer-height, 0px);
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  gap: 0 8px;
  min-height: calc(64px + var(--safe-bottom));
  padding: 0 8px var(--safe-bottom) var(--gutter);
  border-top: 1px solid var(--line);
  background: var(--paper);

  /* Large text would leave nothing of a title beside the controls, which get a row of their own. */
  :root[data-size]:not([data-size='large']) & {
    flex-wrap: wrap;
    padding-top: 4px;
  }
`;

export const ProgressLine = styled.span`
  position: absolute;
  inset: -1px 0 auto;
  height: 2px;
  background: var(--accent);
  transform-origin: left;
`;

export const Cover = styled.div`
  flex: none;
  width: 40px;

  @media (max-width: 359px) {
    display: none;
  }
`;

export const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: var(--text-label);

  /* The rest of the row that the picture begins. */
  :root[data-size]:not([data-size='large']) & {
    flex-basis: calc(100% - 48px);
  }
`;

const line = css`
  display: block;
  ${oneLine}
`;

export const Title = styled.b`
  ${line}
`;

/** The time, or why nothing plays. */
export const Detail = styled.span`
  ${line}
  color: var(--ink-3);
  font-size: var(--text-micro);
  line-height: 1.4;

  &[role='alert'] {
    color: var(--error);
    /* All of it is to be read, also where large text leaves little room. */
    white-space: normal;
  }
`;

export const ControlRow = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  :root[data-size]:not([data-size='large']) & {
    flex: 1 0 100%;
    justify-content: space-between;
  }

  /* 加载中 takes the place of the icon: its three characters are never wider than the button. */
  > [aria-busy] {
    font-size: calc(var(--target) * 0.3);
  }
`;

/** Smaller phones have room for it only where the controls have a row of their own; after a failure it has the room of those before it. */
export const Next = styled(IconButton)`
  @media (max-width: 389px) {
    :root:not([data-size='elder']):not([data-size='max']) ${ControlRow}:not([data-failed]) > & {
      display: none;
    }
  }
`;
