import { isOn } from '@share/safety';

interface CommentSwitches {
  meta?: { comment_available?: string };
  enable_comment?: boolean;
}

/** Comments are open unless one of the two switches of the platform says otherwise (spec §5, R28). */
export const areCommentsOpen = ({ meta, enable_comment }: CommentSwitches): boolean => {
  const available: unknown = meta?.comment_available ?? 'true';
  return (available === 'true' || available === true) && isOn(enable_comment ?? true);
};
