import styled from 'styled-components';

export const Text = styled.div`
  position: relative;
  margin-top: 8px;
  color: var(--ink-2);
  font-size: var(--text-ui);
  line-height: 1.7;
`;

export const Words = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;

  &[data-open] {
    display: block;
    max-height: 50vh;
    overflow-y: auto;
  }
`;

export const Turn = styled.button`
  min-width: var(--target);
  min-height: var(--target);
  margin: -8px 0;
  color: var(--ink);
  font-weight: 600;
  text-align: left;
`;
