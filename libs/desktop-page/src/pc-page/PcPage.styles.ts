import { SlotImage } from '@share/ui';
import styled from 'styled-components';

export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 393px minmax(220px, 1fr);
  gap: 40px clamp(40px, 5vw, 72px);
  align-items: center;
  min-height: 100vh;
  padding: 24px 48px;
  background: var(--canvas);

  @media (max-width: 979px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    padding: 40px var(--gutter);
  }
`;

export const Brand = styled.div`
  justify-self: end;
  width: 100%;
  max-width: 300px;

  @media (max-width: 979px) {
    justify-self: center;
  }
`;

export const Logo = styled(SlotImage)`
  border-radius: 14px;
`;

export const Name = styled.h1`
  margin-top: 20px;
  font-size: 34px;
  line-height: 1.3;
`;

export const Advice = styled.p`
  margin-top: 10px;
  font-size: 17px;
  line-height: 1.75;
  color: var(--ink-2);
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  margin-top: 16px;
`;

export const Entry = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font-size: 14px;
  color: var(--ink-3);
`;

/** The page is 377 × 696 px as in the design, in a bezel of 8 px; lower where the three parts would not fit a window. */
export const Phone = styled.div`
  width: 100%;
  max-width: 393px;
  padding: 8px;
  border-radius: 28px;
  background: var(--paper);
  box-shadow:
    0 0 0 1px var(--line),
    var(--shadow);
`;

export const Frame = styled.iframe`
  width: 100%;
  border-radius: 21px;
  background: var(--paper);

  @media (min-width: 980px) {
    height: min(696px, calc(100vh - 64px));
  }
`;

export const PhoneColumn = styled.div`
  width: 220px;
`;

export const PhoneTitle = styled.p`
  margin-top: 16px;
  font-size: 17px;
  font-weight: 600;
`;

export const PhoneNote = styled.p`
  margin: 4px 0 20px;
  font-size: 14px;
  line-height: 1.7;
  color: var(--ink-3);
`;
