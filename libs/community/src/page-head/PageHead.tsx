import styles from './PageHead.module.css';

/** The heading of a page that is a list. */
export const PageHead = ({ title }: { title: string }) => <h1 className={styles.title}>{title}</h1>;
