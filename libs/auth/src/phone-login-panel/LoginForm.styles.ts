import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const AgreementBox = styled.div`
  margin-top: -4px;
`;

export const Wechat = styled.div`
  margin-top: -4px;
`;
