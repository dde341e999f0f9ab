import type { LiveView } from '../data/LiveView';
import styles from './Introduction.module.css';

interface IntroductionProps {
  room: LiveView;
  /** The disclaimer stands somewhere else already. */
  withoutDisclaimer?: boolean;
}

/** 简介: what the room is about. */
export const Introduction = ({ room, withoutDisclaimer = false }: IntroductionProps) => {
  const { summary, source, disclaimer } = room;
  return (
    <div className={styles.root}>
      {summary && <p>{summary}</p>}
      {source && <p className={styles.source}>来源：{source}</p>}
      {disclaimer && !withoutDisclaimer && <p className={styles.note}>{disclaimer}</p>}
      {!summary && !source && <p className={styles.source}>暂无简介</p>}
    </div>
  );
};
