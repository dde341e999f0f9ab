import type { ReactNode } from 'react';
import { Fields } from './Frozen.styles';

interface FrozenProps {
  children: ReactNode;
}

/** Something to be seen but not used: its controls are disabled, its links are not. */
export const Frozen = ({ children }: FrozenProps) => <Fields disabled>{children}</Fields>;
