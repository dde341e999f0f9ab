import { Island } from '@share/islands';
import { Section } from '@share/ui';
import { formatDateTime, toIsoTime } from '@share/ui/format';
import type { StepView } from '../data/ClueView';
import { ReportPictures } from './ReportPictures';
import styles from './ReportProgress.module.css';

/** How a report was dealt with, the latest step first. */
export const ReportProgress = ({ steps }: { steps: StepView[] }) => (
  <Section id="progress" title="办理进度">
    {steps.length === 0 ? (
      <p className={styles.none}>还没有办理记录，受理后会在这里更新。</p>
    ) : (
      <ol className={styles.steps} role="list">
        {steps.map(({ id, office, text, createdAt, pictures }) => (
          <li key={id}>
            <p className={styles.meta}>
              {createdAt !== undefined && (
                <time dateTime={toIsoTime(createdAt)}>{formatDateTime(createdAt)}</time>
              )}
              {office && <span>{office}</span>}
            </p>
            <p className={styles.text}>{text}</p>
            {pictures.length > 0 && (
              <div className={styles.pictures}>
                <Island name="cluePictures" Component={ReportPictures} data={{ pictures }} />
              </div>
            )}
          </li>
        ))}
      </ol>
    )}
  </Section>
);
