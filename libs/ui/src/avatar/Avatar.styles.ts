import styled from 'styled-components';

/* Only a failed <img> shows its pseudo-element. */
export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  overflow: hidden;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: var(--placeholder);
  color: var(--ink-2);
  font-size: 15px;
  line-height: 1;

  &[data-diameter='24'] {
    width: 24px;
    height: 24px;
    font-size: 11px;
  }

  &[data-diameter='44'] {
    width: 44px;
    height: 44px;
    font-size: 18px;
  }

  &[data-diameter='56'] {
    width: 56px;
    height: 56px;
    font-size: 22px;
  }

  &[data-diameter='64'] {
    width: 64px;
    height: 64px;
    font-size: 26px;
  }

  > img,
  > img::before {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  > img {
    object-fit: cover;
  }

  > img::before {
    content: attr(data-initial);
    display: flex;
    align-items: center;
    justify-content: center;
    background: var(--placeholder);
  }
`;
