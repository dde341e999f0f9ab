import { fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '../text-field/TextField';
import { isComposingKey, isSendKey, keepComposing } from './isComposingKey';

const setUp = () => {
  const seen: { isComposing: boolean; sends: boolean }[] = [];
  render(
    <textarea
      onKeyDown={(event) => {
        seen.push({ isComposing: isComposingKey(event), sends: isSendKey(event) });
        keepComposing(event);
      }}
    />,
  );
  return (fields: object) => {
    const isDefault = fireEvent.keyDown(screen.getByRole('textbox'), fields);
    return { ...seen.pop(), isDefault };
  };
};

test.each([
  ['Enter', { key: 'Enter', keyCode: 13 }, { isComposing: false, sends: true, isDefault: true }],
  [
    'Enter with shift',
    { key: 'Enter', keyCode: 13, shiftKey: true },
    { isComposing: false, sends: false, isDefault: true },
  ],
  [
    'Enter that takes a word',
    { key: 'Enter', keyCode: 229, isComposing: true },
    { isComposing: true, sends: false, isDefault: false },
  ],
  [
    'the same on Safari',
    { key: 'Enter', keyCode: 229, isComposing: false },
    { isComposing: true, sends: false, isDefault: false },
  ],
  [
    'a letter of the word',
    { key: 'n', keyCode: 229, isComposing: true },
    { isComposing: true, sends: false, isDefault: true },
  ],
])('%s', (_name, fields, expected) => {
  expect(setUp()(fields)).toEqual(expected);
});

test('a text field does not submit its form by the Enter that takes a word', () => {
  const onKeyDown = jest.fn();
  render(<TextField label="验证码" name="code" value="" onChange={() => undefined} onKeyDown={onKeyDown} />);
  const field = screen.getByRole('textbox', { name: '验证码' });
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(true);
  expect(onKeyDown).toHaveBeenCalledTimes(2);
});
