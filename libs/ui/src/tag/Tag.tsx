import type { ReactElement, ReactNode } from 'react';
import { Label } from './Tag.styles';

/** A quiet word that qualifies the name or title beside it, such as 作者. */
export function Tag({ children }: { readonly children: ReactNode }): ReactElement {
  return <Label>{children}</Label>;
}
