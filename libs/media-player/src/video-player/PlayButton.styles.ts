import styled from 'styled-components';

export const Disc = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 60px;
  height: 60px;
  border-radius: 50%;
  background: var(--glass);
  color: #fff;
  font-size: 13px;

  &:active {
    opacity: 0.7;
  }
`;
