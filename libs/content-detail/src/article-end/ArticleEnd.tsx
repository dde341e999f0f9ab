import { AccountCard, Corrections } from '@share/content-cards';
import { BelowFirstScreen, Island, placeholder } from '@share/islands';
import { Chip } from '@share/ui';
import { TopicIcon, UpIcon } from '@share/ui/icons';
import type { ItemView } from '../data/DetailView';
import { Account, Actions, Notes, Topics, ToTop } from './ArticleEnd.styles';
import { EndActions } from './EndActions';

type Shown = 'id' | 'account' | 'accountId' | 'author' | 'editor' | 'notes' | 'topics' | 'corrections';

interface ArticleEndProps {
  item: Pick<ItemView, Shown>;
}

const creditsOf = ({ account, author, editor }: ArticleEndProps['item']): string[] => [
  ...(author && author !== account?.name ? [`作者：${author}`] : []),
  ...(editor ? [`编辑：${editor}`] : []),
];

/** The end of an article: corrections, credits, copyright and AI notes, topics, the account, and actions. */
export const ArticleEnd = ({ item }: ArticleEndProps) => {
  const credits = creditsOf(item);
  const { id, accountId, notes, topics } = item;
  return (
    <BelowFirstScreen>
      <Corrections item={item} />
      {credits.length + notes.length > 0 && (
        <Notes>
          {credits.length > 0 && <p>{credits.join('　')}</p>}
          {notes.length > 0 && <p>{notes.join('')}</p>}
        </Notes>
      )}
      {topics.length > 0 && (
        <Topics role="list" aria-label="话题">
          {topics.map((topic, index) => (
            <li key={topic}>
              <Chip>
                {index === 0 && <TopicIcon size={16} />}
                {topic}
              </Chip>
            </li>
          ))}
        </Topics>
      )}
      {accountId && (
        <Account>
          <AccountCard accountId={accountId} />
        </Account>
      )}
      <Actions>
        <Island
          name="endActions"
          Component={EndActions}
          data={{ contentId: id }}
          sharedEntries={[]}
          sharedProps={() => ({ contentId: placeholder })}
        />
        <ToTop as="a" href="#top">
          <UpIcon size={16} />
          回到顶部
        </ToTop>
      </Actions>
    </BelowFirstScreen>
  );
};
