import styled from 'styled-components';

/** Height reserved for the text under a picture: a title and three lines. */
export const textRoom = '172px';

/* Has the size of the stage, so that it is known before a picture is loaded. */
export const Slide = styled.li`
  flex: 0 0 100%;
  min-width: 0;
  height: 100%;
  padding-bottom: ${textRoom};
  scroll-snap-align: center;
  scroll-snap-stop: always;

  > a {
    display: block;
    height: 100%;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    color: var(--ink-3);
    font-size: var(--text-label);
  }

  a:focus-visible {
    outline-offset: -4px;
  }
`;

export const Missing = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 100%;
  color: var(--ink-3);
  font-size: var(--text-label);
`;
