import styled from 'styled-components';

/** With footnotes, signs in a line, and what is left out: fewer still. */
export const NotedBody = styled.div`
  /* A mark of a footnote does not move its line, and is large enough for a finger. */
  sup,
  sub {
    font-size: 0.75em;
    line-height: 0;
  }

  sup a {
    position: relative;
  }

  sup a::after {
    content: '';
    position: absolute;
    inset: -14px -10px;
  }

  [id]:target {
    background: var(--sunken);
    box-shadow: 0 0 0 4px var(--sunken);
  }

  /* Signs and formulas stand in the line. */
  img[data-inline] {
    display: inline;
    max-height: 4em;
    margin: 0;
    background: none;
    vertical-align: middle;
  }

  img[data-inline][height] {
    max-height: none;
  }

  img[data-inline='emoji'] {
    width: auto;
    height: 1.4em;
    vertical-align: -0.3em;
  }

  /* What the article had and the page does not show. */
  span[data-omitted] {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin: 12px 0 20px;
    padding: 10px 14px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: var(--text-label);
    font-weight: 400;
    line-height: 1.5;
    text-align: left;
    text-indent: 0;
    color: var(--ink-2);
  }

  span[data-omitted] a {
    display: flex;
    flex: 1;
    align-items: center;
    min-height: 44px;
    margin: -10px -14px;
    padding: 10px 14px;
    border: 0;
  }

  /* An arrow that leads away, or the sign to play. */
  span[data-omitted] a::after {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin-left: auto;
    border: solid currentcolor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
  }

  span[data-omitted] a[data-embed]::before {
    content: '';
    flex: none;
    margin-right: 10px;
    border: solid transparent;
    border-width: 6px 0 6px 10px;
    border-left-color: currentcolor;
  }

  span[data-omitted] a[data-embed]::after {
    content: none;
  }

  span[data-omitted] iframe {
    flex: none;
    width: calc(100% + 28px);
    max-width: none;
    aspect-ratio: 16 / 9;
    margin: -10px -14px;
    border-radius: var(--radius-m);
    background: #0e0e10;
  }
`;
