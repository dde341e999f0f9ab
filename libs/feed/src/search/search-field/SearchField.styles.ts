import { pressed } from '@share/ui/fragments';
import styled from 'styled-components';
import { RouteLink } from '../../moving/RouteLink';

export const Root = styled.form`
  display: flex;
  align-items: center;
  padding: 8px 4px 8px var(--gutter);
`;

export const Field = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  min-height: var(--target);
  padding-left: 3px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  color: var(--ink-3);

  &:focus-within {
    background: var(--raised);
    box-shadow: inset 0 0 0 1.5px var(--ink);
  }

  > a {
    color: var(--ink);
  }
`;

export const Input = styled.input`
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  /* The icon before it has its tap area, of which little is needed here. */
  margin-left: -5px;
  color: var(--ink);
  font-size: var(--text-button);
  outline: 0;
  caret-color: var(--accent-graphic);
  text-overflow: ellipsis;
  -webkit-appearance: none;
  appearance: none;

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Cancel = styled(RouteLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: max(56px, var(--target));
  min-height: var(--target);
  padding: 0 8px;
  font-size: var(--text-ui);

  ${pressed}
`;

export const Note = styled.p`
  padding: 0 var(--gutter);
  color: var(--ink-2);
  font-size: var(--text-small);
  line-height: 1.45;

  &:not(:empty) {
    padding-bottom: 8px;
  }
`;
