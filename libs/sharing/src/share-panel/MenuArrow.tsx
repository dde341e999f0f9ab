import styles from './MenuArrow.module.css';

/** Points to the menu in the upper right corner of WeChat, where alone pages are shared. */
export const MenuArrow = () => (
  <p className={styles.root}>
    <svg
      viewBox="0 0 64 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 68c26-4 44-22 47-60M41 18L53 6l9 14" />
    </svg>
    <span>点右上角 ···</span>
  </p>
);
