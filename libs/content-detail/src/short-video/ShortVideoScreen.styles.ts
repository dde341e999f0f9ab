import styled from 'styled-components';

/** White on dark in both appearances; slots inherit these colours. */
export const Screen = styled.article`
  --ink: #fff;
  --ink-2: #fff;
  --ink-3: #fff;
  --control: rgba(255, 255, 255, 0.7);
  --paper: #0e0e10;
  --sunken: var(--glass);
  --placeholder: #2a2a2e;
  --accent-text: var(--accent);

  --strips: var(--age-note, 0px);
  --bars: calc(var(--masthead-height, 0px) + var(--strips));

  position: relative;
  height: calc(100vh - var(--bars));
  overflow: hidden;
  background: #0e0e10;
  color: #fff;
  overscroll-behavior: contain;

  @supports (height: 100dvh) {
    height: calc(100dvh - var(--bars));
  }

  :root[data-offline=''] & {
    --strips: calc(var(--target) + var(--age-note, 0px));
  }

  @media (orientation: portrait) {
    min-height: 420px;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    z-index: 1;
    pointer-events: none;
  }

  &::before {
    top: 0;
    height: 120px;
    background: linear-gradient(rgba(14, 14, 16, 0.7), rgba(14, 14, 16, 0.5) 52px, transparent);
  }

  &::after {
    bottom: 0;
    height: min(320px, 85%);
    background: linear-gradient(transparent, rgba(14, 14, 16, 0.64) 40%, rgba(14, 14, 16, 0.82));
  }

  /* Without scripts the controls of the browser lie at the lower edge: everything else is above them. */
  @media (scripting: none) {
    --safe-bottom: calc(env(safe-area-inset-bottom, 0px) + 40px);

    &::after {
      bottom: calc(36px + var(--safe-bottom));
    }
  }

  /* Held sideways, the text stands at the left edge: the rest of the picture stays as it is. */
  @media (orientation: landscape) and (max-height: 500px) {
    &::after {
      height: 100%;
      background:
        linear-gradient(transparent calc(100% - 72px), rgba(14, 14, 16, 0.82)),
        linear-gradient(90deg, rgba(14, 14, 16, 0.82), rgba(14, 14, 16, 0.64) 230px, transparent 310px);
      /* Less above the text, where the cues of subtitles stand. */
      -webkit-mask-image: linear-gradient(rgba(0, 0, 0, 0.4) 36%, #000 46%);
      mask-image: linear-gradient(rgba(0, 0, 0, 0.4) 36%, #000 46%);
    }
  }
`;
