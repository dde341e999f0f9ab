import styles from './FoldedNote.module.css';

/** A note in one line until it is unfolded; without scripts too. Its lines are those of the text. */
export const FoldedNote = ({ text }: { text: string }) => (
  <details className={styles.root}>
    <summary>
      <span>{text}</span>
    </summary>
  </details>
);
