import { FlagIcon, LinkIcon } from '@share/ui/icons';
import { useContentServices } from '../data/ContentServices';
import { Action } from './ArticleEnd.styles';

interface EndActionsProps {
  contentId: string;
}

/** Actions at the end of an item: complain about it, copy its address. */
export const EndActions = ({ contentId }: EndActionsProps) => {
  const { page } = useContentServices();
  return (
    <>
      <Action type="button" onClick={() => page.report({ type: 'content', id: contentId })}>
        <FlagIcon size={16} />
        举报
      </Action>
      <Action type="button" onClick={page.copyLink}>
        <LinkIcon size={16} />
        复制链接
      </Action>
    </>
  );
};
