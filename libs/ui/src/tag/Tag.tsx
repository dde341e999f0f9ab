import type { ReactNode } from 'react';
import { Root } from './Tag.styles';

/** Qualifies the name or title beside it, such as 作者. */
export const Tag = ({ children }: { children: ReactNode }) => <Root>{children}</Root>;
