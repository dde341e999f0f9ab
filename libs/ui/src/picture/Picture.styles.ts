import styled from 'styled-components';

/** The image icon, in a grey that is visible on the background of both appearances. */
const icon =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%2385838A%27 stroke-width=%271.5%27 stroke-linecap=%27round%27%3E%3Cpath d=%27M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.8 16.5l5-4.5 4 3.5 3-2.5 4.5 3.5M15.5 8.5h.01%27/%3E%3C/svg%3E';

/*
 * Height by padding: web views before 2021 do not support aspect-ratio.
 * Only a failed <img> shows its pseudo-element, so a picture that fails without scripts looks right too.
 */
export const Root = styled.div`
  position: relative;
  overflow: hidden;
  padding-top: 66.667%;
  border-radius: var(--radius-m);
  background: var(--placeholder);
  color: var(--ink-3);

  &[data-ratio='16/9'] {
    padding-top: 56.25%;
  }

  &[data-ratio='1/1'] {
    padding-top: 100%;
  }

  &[data-ratio='3/4'] {
    padding-top: 133.333%;
  }

  &[data-ratio='9/16'] {
    padding-top: 177.778%;
  }

  &[data-bleed] {
    border-radius: 0;
  }

  > *,
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
    content: '';
    background: var(--placeholder) url('${icon}') center / 24px no-repeat;
  }

  > span {
    display: flex;
    align-items: center;
    justify-content: center;
  }
`;
