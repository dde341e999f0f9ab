import { Island } from '@share/islands';
import { Recomend } from '../recomend/Recomend';
import type { ListPlace } from '../report-list/ReportList';
import { Root, Title } from './TopicsScreen.styles';

/** The topic page without a name: recommended topics (spec §9). */
export const TopicsScreen = (place: ListPlace) => (
  <Root>
    <Title>推荐话题</Title>
    <Island name="clueTopics" Component={Recomend} data={place} />
  </Root>
);
