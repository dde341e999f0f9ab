import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** Qualifies the name or title beside it, such as 作者. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.root}>{children}</span>;
