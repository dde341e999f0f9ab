import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

/** As high as the video, so that a long list scrolls instead of being cut. */
export const Root = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  min-width: 40%;
  max-width: 80%;
  padding: 8px 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: rgba(14, 14, 16, 0.88);
  font-size: var(--text-ui);
`;

export const Choice = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: var(--target);
  padding: 0 20px;
  text-align: left;

  /* Centres the list, but lets it scroll to its first line when it is too long. */
  &:first-child {
    margin-top: auto;
  }

  &:last-child {
    margin-bottom: auto;
  }

  &[aria-checked='true'] {
    font-weight: 600;
  }

  ${pressed}

  &:focus-visible {
    outline-offset: -4px;
  }
`;
