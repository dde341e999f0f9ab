import { Island } from '@share/islands';
import { Recomend } from '../recomend/Recomend';
import type { ListPlace } from '../report-list/ReportList';
import styles from './TopicsScreen.module.css';

/** The topic page without a name: recommended topics (spec §9). */
export const TopicsScreen = (place: ListPlace) => (
  <div className={styles.topics}>
    <h1>推荐话题</h1>
    <Island name="clueTopics" Component={Recomend} data={place} />
  </div>
);
