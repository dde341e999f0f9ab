import { EmptyState, Picture } from '@share/ui';
import { PlayIcon } from '@share/ui/icons';
import type { Stage } from '../stage/useStage';
import { Item, Mark, ReplayLink, Still } from './ReplayList.styles';

/** 回放: the recordings of a room. A tap plays one on the stage; without scripts it is the file itself. */
export const ReplayList = ({ sources, current, choose }: Stage) => {
  const replays = sources.filter(({ kind }) => kind === 'replay');
  if (replays.length === 0) return <EmptyState title="暂无回放" />;
  return (
    <ul role="list">
      {replays.map(({ id, name, src, poster }) => (
        <Item key={id}>
          <ReplayLink
            href={src}
            aria-current={id === current?.id || undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(id);
            }}
          >
            <Still>{poster ? <Picture src={poster} alt="" slot={112} ratio="16/9" /> : <PlayIcon />}</Still>
            <span>{name}</span>
            {id === current?.id && <Mark>已选</Mark>}
          </ReplayLink>
        </Item>
      ))}
    </ul>
  );
};
