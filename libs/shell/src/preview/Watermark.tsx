import { shellConstants } from '../shellConstants';
import styles from './Watermark.module.css';

/** The mark over everything that is not published yet (spec §9). */
export const Watermark = () => (
  <svg className={styles.watermark} aria-hidden="true" focusable="false">
    <pattern id="watermark" width="200" height="150" patternUnits="userSpaceOnUse">
      <text x="20" y="96" transform="rotate(-24 100 75)">
        {shellConstants.watermark}
      </text>
    </pattern>
    <rect width="100%" height="100%" fill="url(#watermark)" />
  </svg>
);
