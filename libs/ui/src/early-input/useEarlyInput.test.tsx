import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CheckBox } from '../check-box/CheckBox';
import { SegmentedControl } from '../segmented-control/SegmentedControl';
import { TextArea } from '../text-area/TextArea';
import { TextField } from '../text-field/TextField';

const sizes = [
  { value: 'standard', label: '标准' },
  { value: 'large', label: '大' },
] as const;
type Size = (typeof sizes)[number]['value'];

const Form = ({ isDialogOpen }: { isDialogOpen: boolean }) => {
  const [phone, setPhone] = useState('');
  const [note, setNote] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [size, setSize] = useState<Size>('standard');
  return (
    <dialog open={isDialogOpen}>
      <TextField label="手机号" name="tel" value={phone} onChange={setPhone} />
      <TextArea label="说明" name="note" value={note} onChange={setNote} limit={9} />
      <CheckBox name="agreed" label="同意" checked={isAgreed} onChange={setAgreed} />
      <SegmentedControl label="字号" name="size" options={sizes} value={size} onChange={setSize} />
      <output>{[phone, note, isAgreed, size].join()}</output>
    </dialog>
  );
};

test.each([
  ['before hydration is saved', true, '138,写得早,true,large'],
  ['in a closed dialog was restored by the browser and is not taken', false, ',,false,standard'],
])('what was entered %s', async (_name, isDialogOpen, expected) => {
  const form = <Form isDialogOpen={isDialogOpen} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const field = <Field extends Element>(selector: string) => container.querySelector<Field>(selector)!;
  field<HTMLInputElement>('[name=tel]').value = '138';
  field<HTMLTextAreaElement>('[name=note]').value = '写得早';
  field<HTMLInputElement>('[name=agreed]').checked = true;
  field<HTMLInputElement>('[value=large]').checked = true;
  const root = await act(async () => hydrateRoot(container, form));
  expect(field('output')).toHaveTextContent(expected);
  act(() => root.unmount());
  container.remove();
});
