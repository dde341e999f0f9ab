import { Arrow, Hint, Root } from './MenuArrow.styles';

/** Points to the menu in the upper right corner of WeChat, where alone pages are shared. */
export const MenuArrow = () => (
  <Root>
    <Arrow
      viewBox="0 0 64 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M6 68c26-4 44-22 47-60M41 18L53 6l9 14" />
    </Arrow>
    <Hint>点右上角 ···</Hint>
  </Root>
);
