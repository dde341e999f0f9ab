import styles from './CardSkeletons.module.css';

/** As many as fill a screen. */
const blanks = [0, 1, 2, 3, 4];

/** Stands where cards are being loaded (design: states). */
export const CardSkeletons = () => (
  <div className={styles.root} role="status" aria-label="加载中">
    {blanks.map((index) => (
      <div key={index}>
        <span>
          <i />
          <i />
          <i />
        </span>
        <b />
      </div>
    ))}
  </div>
);
