import type { LiveView } from '../data/LiveView';
import { Disclaimer } from '../Disclaimer.styles';
import { Root, Source } from './Introduction.styles';

interface IntroductionProps {
  room: LiveView;
  /** The disclaimer stands somewhere else already. */
  withoutDisclaimer?: boolean;
}

/** 简介: the description of the room. */
export const Introduction = ({ room, withoutDisclaimer = false }: IntroductionProps) => {
  const { summary, source, disclaimer } = room;
  return (
    <Root>
      {summary && <p>{summary}</p>}
      {source && <Source>来源：{source}</Source>}
      {disclaimer && !withoutDisclaimer && <Disclaimer>{disclaimer}</Disclaimer>}
      {!summary && !source && <Source>暂无简介</Source>}
    </Root>
  );
};
