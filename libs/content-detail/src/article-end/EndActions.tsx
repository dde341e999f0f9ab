import type { PageActions } from '@share/islands';
import { FlagIcon, LinkIcon } from '@share/ui/icons';
import * as S from './ArticleEnd.styles';

export interface EndActionsData {
  contentId: string;
}

interface EndActionsProps extends EndActionsData {
  page: Pick<PageActions, 'report' | 'copyLink'>;
}

/** What a reader may do at the end of an item: complain about it, take its address along. */
export const EndActions = ({ contentId, page }: EndActionsProps) => (
  <>
    <S.Action type="button" onClick={() => page.report({ type: 'content', id: contentId })}>
      <FlagIcon size={16} />
      举报
    </S.Action>
    <S.Action type="button" onClick={page.copyLink}>
      <LinkIcon size={16} />
      复制链接
    </S.Action>
  </>
);
