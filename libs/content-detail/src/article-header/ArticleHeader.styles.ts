import styled from 'styled-components';

export const Header = styled.header`
  padding: 24px var(--gutter) 0;

  h1 {
    font-size: var(--text-display);
    line-height: 1.38;
    letter-spacing: 0.005em;
  }

  :root[data-size]:not([data-size='large']) & {
    padding-top: 20px;
  }
`;

export const Kicker = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 8px;
  font-size: var(--text-small);
  font-weight: 600;
  line-height: 1.54;
  color: var(--accent-text);

  :root[data-size]:not([data-size='large']) & > [data-subject] {
    display: none;
  }
`;

export const Lead = styled.p`
  margin-top: 12px;
  font-size: var(--text-lead);
  line-height: 1.65;
  color: var(--ink-2);

  :root[data-size]:not([data-size='large']) & {
    display: none;
  }
`;

/** By-line over tools; in the elder mode side by side, with nothing but name, time and listening. */
export const Facts = styled.div`
  margin-top: 20px;

  :root[data-size]:not([data-size='large']) & {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
    margin: 14px 0 18px;
  }

  :root[data-size]:not([data-size='large']) & [data-by-line] > :not([data-names]),
  :root[data-size]:not([data-size='large']) & [data-by-line] span,
  :root[data-size]:not([data-size='large']) & [data-views],
  :root[data-size]:not([data-size='large']) & [data-text-size],
  :root[data-size]:not([data-size='large']) & [data-minutes] {
    display: none;
  }

  :root[data-size]:not([data-size='large']) & [data-article-tools] {
    margin: 0;
    border: 0;
  }

  :root[data-size]:not([data-size='large']) & [data-listen] {
    padding: 0 22px;
    border-radius: var(--radius-pill);
    box-shadow: inset 0 0 0 1px var(--control);
    color: var(--ink);
    font-size: var(--text-button);
    font-weight: 600;
  }
`;
