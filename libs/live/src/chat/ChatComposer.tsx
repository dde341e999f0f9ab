import {
  lengthOfComment,
  maxCommentLength,
  useDraft,
  useLoginOnFocus,
  validateComment,
} from '@share/content-cards';
import { useServices } from '@share/islands';
import { Button, GrowingField, isSendKey, useKeyboardInset } from '@share/ui';
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Actions, Count, Field, Root } from './ChatComposer.styles';
import type { ChatServices } from './ChatServices';
import { chatTexts } from './chatTexts';

interface ChatComposerProps {
  liveId: string;
  variant: 'list' | 'overlay';
  onFocus: () => void;
  /** @returns whether the platform has the text */
  onSend: (text: string) => Promise<boolean>;
  /** Controls beside the field while nothing is being written. */
  children?: ReactNode;
}

const countId = 'chat-length';

/** A press on 发送 leaves the focus in the field, and with that the keyboard open: a chat goes on. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The field of the chat. Focusing it while logged out opens the login panel; the draft outlives it (spec §5, R27). */
export const ChatComposer = ({ liveId, variant, onFocus, onSend, children }: ChatComposerProps) => {
  const { session, page } = useServices<ChatServices>();
  const { field, text, read, onInput, take, save } = useDraft(`chat-draft:${liveId}`, session);
  const login = useLoginOnFocus(session, field, 'chat');
  const [hasFocus, setFocus] = useState(false);
  const bar = useRef<HTMLFormElement>(null);
  /** Lines that wait for their answer; a chat goes on meanwhile. */
  const sending = useRef(0);
  useKeyboardInset(bar, true);
  useEffect(() => {
    if (document.activeElement !== field.current) return;
    // The field may have had the focus before this code ran.
    setFocus(true);
    void login.askOnFocus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; later the field has its handlers
  }, []);

  const submit = async () => {
    const isSecondTap = sending.current > 0 && !read();
    if (isSecondTap) return;
    const problem = validateComment(read());
    if (problem) return page.toast(problem);
    if (!(await login.ask())) return;
    sending.current += 1;
    const sent = await onSend(take().trim());
    sending.current -= 1;
    if (sent) save();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) onSubmit(event);
  };
  const onFieldFocus = () => {
    setFocus(true);
    onFocus();
    void login.askOnFocus();
  };
  const onBlur = () => {
    if (login.isAsking()) return;
    login.onBlur();
    setFocus(false);
  };

  const length = lengthOfComment(text);
  const isTooLong = length > maxCommentLength;
  const isNearLimit = length > maxCommentLength - 50;
  return (
    <Root ref={bar} onSubmit={onSubmit} data-variant={variant}>
      <Field>
        <GrowingField
          ref={field}
          text={text}
          isInvalid={isTooLong}
          name="chat"
          defaultValue={text}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={chatTexts.field}
          aria-describedby={isNearLimit ? countId : undefined}
          placeholder={chatTexts.placeholder[variant]}
          onInput={onInput}
          onFocus={onFieldFocus}
          onBlur={onBlur}
          onClick={() => void login.ask()}
          onKeyDown={onKeyDown}
        />
      </Field>
      {isNearLimit && (
        <Count id={countId} data-over={isTooLong ? '' : undefined}>
          {length} / {maxCommentLength}
        </Count>
      )}
      {hasFocus || text || !children ? (
        <Button variant="fill" type="submit" onMouseDown={keepFocus}>
          {chatTexts.send}
        </Button>
      ) : (
        <Actions>{children}</Actions>
      )}
    </Root>
  );
};
