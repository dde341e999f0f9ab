import styled from 'styled-components';

export const List = styled.ul`
  min-height: 1px;
  /* Gets the focus only by script, as its entries do. */
  outline: 0;
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

  /* What the server could not read is read in the browser: as high as the grey comments that follow, so that nothing moves. */
  &[data-awaited] {
    min-height: 291px;
  }
`;

export const Problem = styled.p`
  padding: 16px 0;
`;

export const Empty = styled.div`
  position: relative;
`;

/** All of it can be tapped: the button lies over it, because a button cannot hold paragraphs. */
export const WriteFirst = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  border-radius: var(--radius-m);
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

  :root[data-size]:not([data-size='large']) & {
    display: block;
  }

  /* The drawer has a field. */
  :root dialog &&& {
    display: none;
  }
`;
