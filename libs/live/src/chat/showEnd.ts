/** The end is at 0, whatever comes: the lines stand in a reversed column. Further up is negative. */
export const isAtEndOf = ({ scrollTop }: HTMLElement): boolean => scrollTop > -24;

/** Brings the end of the lines above the field, unless the visitor has scrolled back. Over a picture it stands there anyway. */
export const showEnd = (scroller: HTMLElement | null, variant: 'list' | 'overlay'): void => {
  if (variant === 'list' && scroller && isAtEndOf(scroller)) scroller.scrollIntoView({ block: 'end' });
};
