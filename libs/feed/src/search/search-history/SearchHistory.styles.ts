import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

export const Root = styled.section`
  padding-bottom: 28px;
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 12px;
  /* The words of the controls end at the edge of the text. */
  margin-right: -8px;
`;

export const Title = styled.h2`
  flex: 1;
  font-size: var(--text-ui);
`;

export const Action = styled.button`
  min-width: var(--target);
  min-height: var(--target);
  padding: 0 8px;
  font-size: var(--text-small);

  ${pressed}
`;

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Item = styled.li`
  min-width: 0;
  max-width: 100%;

  > * {
    max-width: 100%;
  }
`;

export const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;
