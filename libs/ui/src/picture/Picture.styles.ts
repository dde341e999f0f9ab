import styled from 'styled-components';
import { failureIcon } from './failureIcon';
import { FilledBox } from './FilledBox.styles';

/** Height by padding: web views before 2021 do not support aspect-ratio. */
export const Root = styled(FilledBox)`
  padding-top: 66.667%;
  border-radius: var(--radius-m);
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

  > img::before {
    content: '';
    background: ${failureIcon};
  }
`;

/** Instead of a picture that has failed. */
export const Failure = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
`;
