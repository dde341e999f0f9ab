import { SmallImage } from '@share/ui';
import { oneLine } from '@share/ui/fragments';
import styled from 'styled-components';
import { hiddenWithOffer } from './hiddenWithOffer.styles';

/** Four thirds as a build writes them: the place of two lines in the bar follows from it to a fraction of a pixel. */
const lineHeight = 1.33333;

export const Home = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-width: 0;
  height: 100%;
`;

export const Logo = styled(SmallImage)`
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--radius-m);
  object-fit: cover;

  [data-size]:not([data-size='large']) & {
    width: 40px;
    height: 40px;
  }
`;

/** Where the text of an app or system is so large that both lines do not fit, the second one goes into a column that is not seen. */
export const Words = styled.span`
  display: flex;
  flex: 1;
  flex-flow: column wrap;
  justify-content: center;
  min-width: 0;
  height: 100%;
  overflow: hidden;
`;

export const Name = styled.span`
  ${oneLine}

  display: block;
  width: 100%;
  font-size: 15px;
  font-weight: 600;
  line-height: ${lineHeight};

  [data-size]:not([data-size='large']) & {
    font-size: 20px;
    line-height: 1.4;
  }
`;

export const Description = styled.span`
  ${oneLine}

  display: block;
  width: 100%;
  font-size: 12px;
  line-height: ${lineHeight};
  color: var(--ink-3);

  @media (max-width: 359px) {
    display: none;
  }

  ${hiddenWithOffer}
`;
