import type { ReactNode } from 'react';
import * as S from './Frozen.styles';

interface FrozenProps {
  children: ReactNode;
}

/** Something to be seen but not used: its controls are disabled, its links are not. */
export const Frozen = ({ children }: FrozenProps) => <S.Frozen disabled>{children}</S.Frozen>;
