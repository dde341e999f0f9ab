import styled from 'styled-components';
import { underMasthead } from '../detail-screen/underMasthead.styles';

export const Cover = styled.header`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-height: 190px;
  padding: 40px var(--gutter) 16px;
  overflow: hidden;
  background: #0e0e10;
  color: #fff;

  && > [data-picture] {
    position: absolute;
    inset: 0;
    padding: 0;
  }

  && > [data-picture]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(rgba(14, 14, 16, 0.05), rgba(14, 14, 16, 0.72));
  }

  > p,
  > h1 {
    position: relative;
  }

  > p {
    font-size: var(--text-small);
    font-weight: 600;
  }

  > h1 {
    margin-top: 2px;
    font-size: var(--text-display);
    line-height: 1.35;
  }
`;

export const Lead = styled.p`
  padding: 16px var(--gutter) 14px;
  font-size: calc(15px * var(--reading));
  line-height: 1.7;
  color: var(--ink-2);
`;

export const Tabs = styled.div`
  ${underMasthead}
  background: var(--paper);
`;

export const Missing = styled.div`
  padding: 18px var(--gutter);
`;

/* An anchor stops under the tabs and the masthead, which reappears when the anchor lies further up. */
export const Group = styled.section`
  padding: 18px var(--gutter) 0;
  scroll-margin-top: calc(var(--masthead-height, 0px) + max(44px, var(--target)));

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--target);
  }

  > header h2 {
    font-size: var(--text-heading);
    line-height: 1.4;
  }
`;

export const Fold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  flex: none;
  min-height: var(--target);
  font-size: var(--text-small);
  color: var(--ink-2);

  &:active {
    opacity: 0.7;
  }
`;
