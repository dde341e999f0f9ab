import styled, { keyframes } from 'styled-components';

export const List = styled.ul`
  min-height: 1px;
`;

export const Closed = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 16px 0;
  font-size: var(--text-ui);
  color: var(--ink-2);
`;

/** A live region: rendered while empty, too, so that its message is announced. */
export const Failed = styled.div`
  font-size: var(--text-ui);
  color: var(--ink-2);

  > p {
    padding: 16px 0;
  }
`;

/** All of it can be tapped: the button lies over it, because a button cannot hold paragraphs. */
export const Empty = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset: 0;
    width: 100%;
    border-radius: var(--radius-m);
  }
`;

/** The button to write in the elder mode, whose bar has no field (design §10). */
export const Invitation = styled.button`
  display: none;
  width: 100%;
  min-height: var(--target);
  margin: 8px 0;
  padding: 0 20px;
  border-radius: var(--radius-pill);
  background: var(--sunken);
  font-size: var(--text-ui);
  color: var(--ink-2);
  text-align: left;

  :root[data-size='elder'] & {
    display: block;
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* Shown after 200 ms, and not animated. */
export const Skeleton = styled.div`
  animation: ${appear} 1ms 200ms backwards;

  > div {
    display: flex;
    gap: 12px;
    padding: 16px 0;
  }

  span {
    flex: 1;
  }

  i {
    display: block;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--placeholder);
  }

  span > i {
    width: 100%;
    height: 14px;
    margin-top: 10px;
    border-radius: var(--radius-s);
  }

  span > i:first-child {
    width: 30%;
    margin-top: 3px;
  }
`;
