import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';
import { Form } from '../comment-composer/CommentComposer.styles';

/** Positioned above the keyboard, whose height is `--keyboard`. */
export const Bar = styled.footer`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bar);
  display: flex;
  align-items: center;
  min-height: calc(52px + var(--safe-bottom));
  padding: 0 4px var(--safe-bottom) 16px;
  border-top: 1px solid var(--line);
  background: var(--paper);
  transform: translateY(calc(-1 * var(--keyboard, 0px)));

  > ${Form}[data-open] {
    margin: 0 -4px 0 -16px;
  }

  :root[data-size]:not([data-size='large']) & {
    min-height: calc(76px + var(--safe-bottom));
  }

  :root[data-size]:not([data-size='large']) & > ${Form}:not([data-open]) {
    display: none;
  }
`;

/**
 * Four with captions in the elder mode, in the order of the design; else beside the field. The columns are reserved before
 * their content is parsed, so that a bar painted while the page is loading does not shift.
 */
export const Actions = styled.div`
  --columns: 4;
  display: grid;
  grid-template-columns: repeat(var(--columns), var(--target));
  flex: none;
  align-items: center;
  margin-left: 4px;

  &[data-closed] {
    --columns: 3;
  }

  > [data-action='text-size'] {
    display: none;
  }

  ${Form}[data-open] + & {
    display: none;
  }

  /* A text that waits needs the room more than liking and sharing, which the app and a menu offer too. */
  :root:not([data-size='elder']):not([data-size='max']) ${Form}[data-filled] + & {
    --columns: 2;
  }

  :root:not([data-size='elder']):not([data-size='max']) ${Form}[data-filled] + & > [data-action='like'],
  :root:not([data-size='elder']):not([data-size='max']) ${Form}[data-filled] + & > [data-action='share'] {
    display: none;
  }

  :root[data-size]:not([data-size='large']) & {
    grid-template-columns: repeat(var(--columns), 1fr);
    flex: 1;
    margin: 0 8px 0 -4px;
  }

  :root[data-size]:not([data-size='large']) & > button,
  :root[data-size]:not([data-size='large']) & > a {
    display: inline-flex;
    gap: 2px;
  }

  :root[data-size]:not([data-size='large']) & > [data-action='comments'] {
    order: 1;
  }

  :root[data-size]:not([data-size='large']) & > [data-action='share'] {
    order: 2;
  }

  :root[data-size]:not([data-size='large']) & > [data-action='like'] {
    display: none;
  }
`;

/** Looks like the field it stands for; the pill is 36 high, the target around it 52. */
export const Closed = styled.button`
  ${oneLine}
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: 36px;
  padding: 0 14px;
  border-radius: 18px;
  background: var(--sunken);
  font-size: 14px;
  color: var(--ink-3);
  text-align: left;

  &::after {
    position: absolute;
    inset: -8px 0;
    content: '';
  }

  :root[data-size]:not([data-size='large']) & {
    display: none;
  }
`;
