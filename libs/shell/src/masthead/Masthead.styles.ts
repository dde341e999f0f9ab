import styled, { css } from 'styled-components';

/** No offer in the product's own client, with the preview flag, after × and in the elder mode (spec §2, R63). */
const hiddenWithOffer = css`
  [data-offer] &&,
  [data-env='client'] &&,
  [data-size='elder'] && {
    display: none;
  }
`;

/** The bar keeps its 52 px whether or not the offer is shown, so nothing below it moves. */
export const Masthead = styled.header`
  display: flex;
  align-items: center;
  height: 52px;
  padding-right: 4px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  &[data-plain],
  [data-offer] &,
  [data-env='client'] &,
  [data-size='elder'] & {
    padding-left: 20px;
  }

  [data-env='mini-program'] & {
    display: none;
  }

  [data-size='elder'] & {
    height: 64px;
    padding-right: 12px;
  }
`;

export const Offer = styled.span`
  flex: none;
  ${hiddenWithOffer}
`;

export const Dismiss = styled(Offer)`
  margin-right: -4px;
  color: var(--ink-3);
`;

export const Usual = styled.span`
  display: inline-flex;
  flex: none;

  [data-size='elder'] & {
    display: none;
  }
`;

export const Elder = styled.span`
  display: none;
  flex: none;

  [data-size='elder'] & {
    display: inline-flex;
  }
`;

export const Home = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  height: 100%;

  > span {
    min-width: 0;
  }

  img {
    flex: none;
    width: 32px;
    height: 32px;
    border-radius: var(--radius-m);
    object-fit: cover;
  }

  [data-size='elder'] & img {
    width: 40px;
    height: 40px;
  }
`;

const oneLine = css`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Name = styled.span`
  ${oneLine}
  font-size: 15px;
  font-weight: 600;
  line-height: 20px;

  [data-size='elder'] & {
    font-size: 20px;
    line-height: 28px;
  }
`;

export const Description = styled.span`
  ${oneLine}
  font-size: 12px;
  line-height: 16px;
  color: var(--ink-3);
  ${hiddenWithOffer}

  @media (max-width: 359px) {
    display: none;
  }
`;
