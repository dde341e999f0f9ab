import styled from 'styled-components';

export const Stage = styled.div`
  position: absolute;
  inset: 0;

  video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  &[data-fills] video {
    object-fit: cover;
  }

  noscript video {
    z-index: 1;
  }
`;

export const Tap = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  touch-action: none;

  > span {
    display: flex;
    align-items: center;
    justify-content: center;
    width: 60px;
    height: 60px;
    border-radius: 50%;
    background: var(--glass);
    font-size: 13px;
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Glass = styled.button`
  min-height: var(--target);
  padding: 0 16px;
  border-radius: var(--radius-pill);
  background: var(--glass);
  font-size: var(--text-label);
  pointer-events: auto;

  &:active {
    opacity: 0.7;
  }
`;

export const Notices = styled.div`
  position: absolute;
  left: var(--gutter);
  right: var(--gutter);
  top: 64px;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  font-size: var(--text-label);
  pointer-events: none;

  > p {
    padding: 8px 12px;
    border-radius: var(--radius-m);
    background: var(--glass);
  }
`;

export const Next = styled.a`
  position: absolute;
  right: 8px;
  bottom: calc(44px + var(--safe-bottom));
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 52px;
  min-height: var(--target);
  font-size: var(--text-micro);
  filter: drop-shadow(0 1px 2px rgba(0, 0, 0, 0.6));

  &:active {
    opacity: 0.7;
  }
`;

export const Progress = styled.div`
  position: absolute;
  left: var(--gutter);
  right: var(--gutter);
  bottom: var(--safe-bottom);
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 12px;
  font-size: var(--text-micro);
`;

export const Warning = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  padding: 0 calc(var(--gutter) + 56px) 0 var(--gutter);
  background: #0e0e10;
  font-size: var(--text-ui);
  line-height: 1.6;
  text-align: center;

  > button {
    box-shadow: inset 0 0 0 1px #fff;
  }
`;
