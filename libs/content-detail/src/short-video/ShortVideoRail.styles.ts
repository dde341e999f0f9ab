import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';

/** Has a ground of its own, so that it can be read on any picture. A control in a slot looks like its neighbours: 28 px with a label under it. */
export const Rail = styled.div`
  position: absolute;
  right: 8px;
  bottom: calc(48px + var(--safe-bottom));
  z-index: 2;
  display: flex;
  flex-direction: column;
  gap: 14px;
  align-items: center;
  min-width: 52px;
  padding: 6px 0;
  border-radius: 26px;
  background: var(--glass);

  /* The ground of 下一条, too, which stands at its lower end. */
  &[data-next] {
    padding-bottom: calc(var(--target) + 18px);
  }

  /* Held sideways, a phone is too low for four in a column. */
  @media (orientation: landscape) and (max-height: 500px) {
    bottom: calc(104px + var(--safe-bottom));
    display: grid;
    grid-template-columns: repeat(2, max(52px, var(--target)));

    &[data-next] {
      padding-bottom: 6px;
    }

    > :first-child {
      grid-row: span 2;
    }
  }

  button {
    min-width: max(52px, var(--target));
  }

  button > svg {
    width: 28px;
    height: 28px;
  }

  button > small {
    display: block;
    margin-top: 4px;
    font-size: var(--text-micro);
    line-height: 1.4;
  }
`;

export const Action = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 4px;
  width: 100%;
  min-width: max(52px, var(--target));
  min-height: max(50px, var(--target));
  font-size: var(--text-micro);
  line-height: 1.4;

  & + & {
    margin-top: 14px;
  }

  ${pressed}
`;
