import { Island } from '@share/islands';
import { formatNumber } from '@share/ui/format';
import type { ItemView } from '../data/DetailView';
import { Row } from './ArticleTools.styles';
import { ReadingTools } from './ReadingTools';

interface ArticleToolsProps {
  item: Pick<ItemView, 'audioUrl' | 'listenMinutes' | 'viewCount'>;
}

/** The row over an article: listen, text size, and how often it was read. */
export const ArticleTools = ({ item: { audioUrl, listenMinutes, viewCount } }: ArticleToolsProps) => (
  <Row data-article-tools>
    <Island
      name="tools"
      Component={ReadingTools}
      data={{ minutes: listenMinutes, ...(audioUrl && { audioUrl }) }}
      sharedEntries={[]}
    />
    <span data-views>{formatNumber(viewCount)}阅读</span>
  </Row>
);
