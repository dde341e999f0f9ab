import { Button } from '@share/ui';
import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  align-items: center;
  flex: 1;
  min-width: 0;

  &[data-open] {
    display: block;
    padding: 12px 16px 10px;
  }

  &[data-wide] {
    padding: 0;
  }
`;

export const Target = styled.div`
  display: flex;
  align-items: center;
  margin: -10px -14px 0 0;
  font-size: var(--text-small);
  color: var(--ink-2);
`;

export const Answered = styled.p`
  ${oneLine}
  flex: 1;
  min-width: 0;
`;

export const Name = styled.b`
  color: var(--ink);
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
  margin-left: 8px;
  font-size: var(--text-small);
  color: var(--ink-3);

  ${Form}[data-open] > & {
    margin: 10px 0 0;
  }

  /* On a low screen the comments need the room until the visitor writes. */
  @media (max-height: 480px) {
    ${Form}[data-wide]:not([data-filled]):not(:focus-within) > & {
      display: none;
    }
  }
`;

export const Advice = styled.span`
  margin-right: auto;
`;

export const Length = styled.span`
  &[data-over] {
    color: var(--error);
  }
`;

/** 36 px visible at rest, as high to the finger as every control. */
export const Send = styled(Button)`
  ${Form}:not([data-open]) & {
    position: relative;
    min-height: 36px;
    padding: 0 14px;
    font-size: 14px;

    &::after {
      content: '';
      position: absolute;
      inset: calc((36px - var(--target)) / 2) 0;
    }
  }
`;
