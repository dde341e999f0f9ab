import { lengthOfComment, maxCommentLength } from '@share/content-cards';
import { isolateText } from '@share/safety';
import { IconButton } from '@share/ui';
import { CloseIcon } from '@share/ui/icons';
import type { FormEvent, MouseEvent } from 'react';
import { commentTexts } from '../commentTexts';
import { Advice, Answered, Foot, Form, Length, Name, Send, Target } from './CommentComposer.styles';
import { Box, Field, Input } from './CommentField.styles';
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
    <Form
      onSubmit={onSubmit}
      onMouseDown={keepFocus}
      onBlur={composer.onBlur}
      data-open={isOpen ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      data-filled={text ? '' : undefined}
    >
      {target && (
        <Target>
          <Answered>
            {/* An empty field has the name in its place holder. */}
            {text && (
              <Name>
                <bdi>{target.target_user_alias}</bdi>：
              </Name>
            )}
            {answered}
          </Answered>
          <IconButton label="取消回复" onClick={composer.dropTarget}>
            <CloseIcon size={16} />
          </IconButton>
        </Target>
      )}
      <Field>
        <Box data-text={text} data-invalid={isTooLong ? '' : undefined}>
          <Input
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
        </Box>
      </Field>
      {(isOpen || text) && (
        <Foot>
          {isOpen && (
            <>
              <Advice>请友善表达</Advice>
              <Length id={countId} data-over={isTooLong ? '' : undefined}>
                {length} / {maxCommentLength}
              </Length>
            </>
          )}
          <Send variant={text ? 'fill' : 'plain'} type="submit" {...composer.buttonEvents}>
            {commentTexts.send}
          </Send>
        </Foot>
      )}
    </Form>
  );
};
