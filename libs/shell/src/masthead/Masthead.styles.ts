import styled from 'styled-components';

/** The bar keeps its 52 px whether or not the offer is shown, so nothing below it moves. */
export const Masthead = styled.header`
  display: flex;
  align-items: center;
  height: 52px;
  padding-right: 16px;
  border-bottom: 1px solid var(--line);
  background: var(--paper);

  &[data-plain],
  [data-offer='dismissed'] &,
  [data-size='elder'] & {
    padding-left: 20px;
  }

  [data-size='elder'] & {
    height: 64px;
  }
`;

/** Parts of the offer; the document is marked before the first paint when the reader has dismissed it. */
export const Offer = styled.div`
  flex: none;

  &:first-child {
    margin-right: -4px;
  }

  [data-offer='dismissed'] &,
  [data-size='elder'] & {
    display: none;
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
`;

const oneLine = `
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
`;

export const Description = styled.span`
  ${oneLine}
  font-size: 12px;
  line-height: 16px;
  color: var(--ink-3);

  @media (max-width: 359px) {
    display: none;
  }
`;
