import { css } from 'styled-components';

/** The large sign in the middle of a video. */
export const glassDisc = css`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 60px;
  height: 60px;
  border-radius: 50%;
  background: var(--glass);
  color: #fff;
  font-size: 13px;
`;
