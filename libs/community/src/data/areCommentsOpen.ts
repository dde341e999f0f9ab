interface CommentSwitches {
  meta?: { comment_available?: boolean | undefined } | undefined;
  enable_comment?: boolean | undefined;
}

/** Comments are open unless one of the two switches of the platform says otherwise (spec §5, R28). */
export const areCommentsOpen = ({ meta, enable_comment }: CommentSwitches): boolean =>
  (meta?.comment_available ?? true) && (enable_comment ?? true);
