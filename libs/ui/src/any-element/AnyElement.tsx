import type { AllHTMLAttributes, ElementType, Ref } from 'react';

interface AnyElementProps extends AllHTMLAttributes<HTMLElement> {
  element: ElementType;
  ref?: Ref<HTMLElement>;
}

/** The element that a component is given: a part whose element is not known before the page runs extends it. */
export const AnyElement = ({ element: Element, ...props }: AnyElementProps) => <Element {...props} />;
