import { Chip } from '@share/ui';
import { TopicIcon } from '@share/ui/icons';
import * as S from './ArticleNotes.styles';

interface ArticleNotesProps {
  notes: string[];
  topics: string[];
}

/** What follows the text: copyright and AI notes, and the topics of the article. */
export const ArticleNotes = ({ notes, topics }: ArticleNotesProps) => (
  <>
    {notes.length > 0 && <S.Notes>{notes.join('')}</S.Notes>}
    {topics.length > 0 && (
      <S.Topics role="list" aria-label="话题">
        {topics.map((topic, index) => (
          <li key={topic}>
            <Chip>
              {index === 0 && <TopicIcon size={16} />}
              {topic}
            </Chip>
          </li>
        ))}
      </S.Topics>
    )}
  </>
);
