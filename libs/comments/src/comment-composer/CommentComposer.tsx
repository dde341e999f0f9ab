import { lengthOfComment, maxCommentLength } from '@share/content-cards';
import { isolateText } from '@share/safety';
import { Button, IconButton } from '@share/ui';
import { CloseIcon } from '@share/ui/icons';
import type { FormEvent, MouseEvent } from 'react';
import { commentTexts } from '../commentTexts';
import styles from './CommentComposer.module.css';
import type { Composer } from './useComposer';

interface CommentComposerProps {
  composer: Composer;
  /** Keeps the size it has while writing. */
  isWide?: boolean;
}

const countId = 'comment-length';

/** A press beside the field does not take its focus, and with that the keyboard and the reply target (R26). */
const keepFocus = (event: MouseEvent) => {
  if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
};

/** The field for a comment: a line at rest, a box with target, count and 发送 while writing (spec §4, §5). */
export const CommentComposer = ({ composer, isWide = false }: CommentComposerProps) => {
  const { field, text, target, answered, fieldEvents } = composer;
  const length = lengthOfComment(text);
  const isTooLong = length > maxCommentLength;
  const isOpen = isWide || composer.isComposing;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void composer.submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      onMouseDown={keepFocus}
      onBlur={composer.onBlur}
      data-open={isOpen ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      data-filled={text ? '' : undefined}
    >
      {target && (
        <div className={styles.target}>
          <p>
            {/* An empty field has the name in its place holder. */}
            {text && (
              <b>
                <bdi>{target.target_user_alias}</bdi>：
              </b>
            )}
            {answered}
          </p>
          <IconButton label="取消回复" onClick={composer.dropTarget}>
            <CloseIcon size={16} />
          </IconButton>
        </div>
      )}
      <label className={styles.field}>
        <span className={styles.box} data-text={text} data-invalid={isTooLong ? '' : undefined}>
          <textarea
            className={text && !isOpen ? styles.waiting : undefined}
            ref={field}
            name="comment"
            defaultValue={text}
            rows={1}
            autoComplete="off"
            aria-label={commentTexts.field}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isOpen ? countId : undefined}
            placeholder={
              target
                ? `${commentTexts.reply} ${isolateText(target.target_user_alias)}`
                : commentTexts.placeholder
            }
            {...fieldEvents}
          />
        </span>
      </label>
      {(isOpen || text) && (
        <div className={styles.foot}>
          {isOpen && (
            <>
              <span>请友善表达</span>
              <span id={countId} data-over={isTooLong ? '' : undefined}>
                {length} / {maxCommentLength}
              </span>
            </>
          )}
          <Button variant={text ? 'fill' : 'plain'} type="submit" {...composer.buttonEvents}>
            {commentTexts.send}
          </Button>
        </div>
      )}
    </form>
  );
};
