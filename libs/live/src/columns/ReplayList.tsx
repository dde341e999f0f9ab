import { EmptyState, Picture } from '@share/ui';
import { PlayIcon } from '@share/ui/icons';
import type { Stage } from '../stage/useStage';
import styles from './ReplayList.module.css';

/** 回放: the recordings of a room. A tap plays one on the stage; without scripts it is the file itself. */
export const ReplayList = ({ sources, current, choose }: Stage) => {
  const replays = sources.filter(({ kind }) => kind === 'replay');
  if (replays.length === 0) return <EmptyState title="暂无回放" />;
  return (
    <ul className={styles.root} role="list">
      {replays.map(({ id, name, src, poster }) => (
        <li key={id}>
          <a
            href={src}
            aria-current={id === current?.id || undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(id);
            }}
          >
            <span className={styles.picture}>
              {poster ? <Picture src={poster} alt="" slot={112} ratio="16/9" /> : <PlayIcon />}
            </span>
            <span>{name}</span>
            {id === current?.id && <small>已选</small>}
          </a>
        </li>
      ))}
    </ul>
  );
};
