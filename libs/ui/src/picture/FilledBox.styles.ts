import styled from 'styled-components';

/** A picture fills its box. Only a failed <img> shows its pseudo-element, so a picture that fails without scripts looks right too. */
export const FilledBox = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--placeholder);

  > *,
  > img::before {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  > img {
    object-fit: cover;
    /* What is cut off of a high picture is more of its foot than of its head: faces stand in the upper third. */
    object-position: 50% 30%;
  }
`;
