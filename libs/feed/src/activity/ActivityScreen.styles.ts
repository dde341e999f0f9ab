import { hairline } from '@share/ui/fragments';
import styled from 'styled-components';

export const FactList = styled.dl`
  padding: 0 var(--gutter) 20px;
`;

export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  padding: 12px 0;

  ${hairline}
`;

export const FactName = styled.dt`
  flex: none;
  font-size: var(--text-label);
  line-height: 1.6;
  color: var(--ink-3);
`;

export const FactValue = styled.dd`
  flex: 1 1 10em;
  min-width: 0;
  font-size: var(--text-ui);
  line-height: 1.5;
`;

export const Moment = styled.time`
  white-space: nowrap;
`;

export const Action = styled.div`
  padding: 0 var(--gutter) 28px;

  /* No offer in the product's own client and with the preview flag (spec §2, R63). */
  [data-offer='hidden'] &,
  [data-env='client'] & {
    display: none;
  }

  /* WeChat's tag lies over it. */
  > a {
    position: relative;
  }
`;

export const Posts = styled.div`
  padding: 12px var(--gutter) 0;
`;
