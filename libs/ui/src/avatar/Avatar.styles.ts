import styled from 'styled-components';
import { FilledBox } from '../picture/FilledBox.styles';

export const Root = styled(FilledBox)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: 50%;
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

  &[data-diameter='64'] {
    width: 64px;
    height: 64px;
    font-size: 26px;
  }

  &[data-diameter='72'] {
    width: 72px;
    height: 72px;
    font-size: 26px;
  }

  > img::before {
    content: attr(data-initial);
    display: flex;
    align-items: center;
    justify-content: center;
    background: var(--placeholder);
  }
`;
