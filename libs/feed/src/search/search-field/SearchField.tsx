import { searchPath } from '@share/site-paths';
import { IconButton, keepComposing, useEarlyInput } from '@share/ui';
import { CloseIcon, SearchIcon } from '@share/ui/icons';
import { useRef, useState, type FormEvent } from 'react';
import { longestInput, longestWord } from '../data/toSearchWord';
import { Cancel, Field, Input, Note, Root } from './SearchField.styles';

interface SearchFieldProps {
  text: string;
  /** The text, but not the letters of a word that an input method is still composing. */
  onType: (text: string) => void;
  onSearch: (text: string) => void;
  /** Also when the visitor has taken up the field before this code was there. */
  onFocus: () => void;
  /** The text is longer than what is searched for. */
  isCut: boolean;
}

/** The field for what is searched for. Without scripts it is a form that requests the page of results. */
export const SearchField = ({ text, onType, onSearch, onFocus, isCut }: SearchFieldProps) => {
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [composed, setComposed] = useState<string | null>(null);
  useEarlyInput(form, () => {
    const typed = input.current?.value ?? '';
    if (typed !== text) onType(typed);
    if (document.activeElement === input.current) onFocus();
  });

  const shown = composed ?? text;
  const take = (value: string) => {
    setComposed(null);
    onType(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (composed !== null) return;
    onSearch(shown);
    // Closes the keyboard of a phone, which covers the results.
    if (shown.trim()) input.current?.blur();
    else input.current?.focus();
  };

  return (
    <>
      <Root role="search" method="get" action={searchPath} onSubmit={submit} ref={form}>
        <Field>
          <IconButton type="submit" label="搜索">
            <SearchIcon size={18} />
          </IconButton>
          <Input
            ref={input}
            type="search"
            name="word"
            aria-label="搜索词"
            placeholder="搜索新闻、视频、专题"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={longestInput}
            value={shown}
            onFocus={onFocus}
            onChange={({ target, nativeEvent }) =>
              (nativeEvent as InputEvent).isComposing ? setComposed(target.value) : take(target.value)
            }
            onCompositionEnd={({ currentTarget }) => take(currentTarget.value)}
            onKeyDown={keepComposing}
          />
          {shown !== '' && (
            <IconButton
              href={searchPath}
              label="清除"
              onClick={(event) => {
                event.preventDefault();
                take('');
                input.current?.focus();
              }}
            >
              <CloseIcon size={16} />
            </IconButton>
          )}
        </Field>
        <Cancel href="/">取消</Cancel>
      </Root>
      <Note role="status">{isCut && `最多搜索 ${longestWord} 个字，后面的已略去。`}</Note>
    </>
  );
};
