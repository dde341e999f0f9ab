import { css } from 'styled-components';

/** No offer in the product's own client, with the preview flag, after × and in the elder mode (spec §2, R63). */
export const hiddenWithOffer = css`
  [data-offer] &&,
  [data-env='client'] &&,
  [data-size]:not([data-size='large']) && {
    display: none;
  }
`;
