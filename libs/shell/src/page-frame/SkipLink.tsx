import styles from './SkipLink.module.css';

/** Id of the main part of every page. */
export const mainId = 'content';

/** The first stop of the keyboard: leads past the bar to the main part of the page. Seen only while it has the focus. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${mainId}`}>
    跳到正文
  </a>
);
