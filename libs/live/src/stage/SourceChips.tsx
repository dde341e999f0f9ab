import { Chip } from '@share/ui';
import { Root } from './SourceChips.styles';
import type { Stage } from './useStage';

interface SourceChipsProps extends Stage {
  /** Recordings have no list of their own on this screen. */
  withReplays?: boolean;
}

/** The cameras of a stream; also the way back to it from a recording. */
export const SourceChips = ({ current, sources, choose, withReplays = false }: SourceChipsProps) => {
  const shown = sources.filter(({ kind }) => kind === 'live' || (kind === 'replay' && withReplays));
  if (shown.length === 0 || (shown.length === 1 && current?.id === shown[0]?.id)) return null;
  return (
    <Root role="group" aria-label="画面">
      {shown.map(({ id, name }) => (
        <Chip key={id} selected={id === current?.id} onClick={() => choose(id)}>
          {name}
        </Chip>
      ))}
    </Root>
  );
};
