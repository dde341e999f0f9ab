import styled from 'styled-components';

/** Lies over the room that the pictures leave free, and over the pictures when it is opened. */
export const Panel = styled.div`
  position: absolute;
  inset: auto 0 0;
  padding: 20px var(--gutter) 18px;
  background: linear-gradient(rgba(14, 14, 16, 0), rgba(14, 14, 16, 0.9) 24px);

  @media (orientation: landscape) and (max-height: 500px) {
    inset: 52px 0 0 auto;
    width: 260px;
    padding-top: 8px;
    overflow-y: auto;
    background: none;
  }

  h1 {
    color: #fff;
    font-size: var(--text-heading);
    line-height: 1.45;
  }
`;

/** The captions of a whole gallery would cover its pictures. */
export const Captions = styled.ol`
  max-height: 96px;
  overflow-y: auto;
`;

export const Caption = styled.li`
  margin-top: 8px;
  color: var(--ink-2);
`;
