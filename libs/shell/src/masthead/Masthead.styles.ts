import styled, { css } from 'styled-components';

/** How high the masthead is, in px: it keeps its height whatever it shows. */
export const mastheadHeight = { usual: 52, elder: 64 } as const;

/** No offer in the product's own client, with the preview flag, after × and in the elder mode (spec §2, R63). */
const hiddenWithOffer = css`
  [data-offer] &&,
  [data-env='client'] &&,
  [data-size='elder'] && {
    display: none;
  }
`;

export const Masthead = styled.header`
  display: flex;
  align-items: center;
  height: ${mastheadHeight.usual}px;
  padding-right: 4px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  [data-offer] &,
  [data-env='client'] &,
  [data-size='elder'] & {
    padding-left: 20px;
  }

  [data-env='mini-program'] & {
    display: none;
  }

  [data-size='elder'] & {
    height: ${mastheadHeight.elder}px;
    padding-right: 12px;
  }
`;

/** A pill is two sides of 14 px and its letters of 13 px. */
const pillOf = (letters: number) => `28px + ${letters} * 13px * var(--ui)`;

/** As wide as its final content, so that a bar painted while the page is loading does not shift. */
export const End = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  min-width: calc(2 * var(--target) + ${pillOf(2)});

  &[data-alone] {
    min-width: calc(${pillOf(2)});
  }

  [data-offer] &,
  [data-env='client'] & {
    min-width: calc(2 * var(--target));
  }

  [data-size='elder'] & {
    min-width: calc(${pillOf(5)});
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
