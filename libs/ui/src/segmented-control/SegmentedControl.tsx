import { type ReactNode, useRef } from 'react';
import { useEarlyInput } from '../early-input/useEarlyInput';
import { Field, Label, Option, Root } from './SegmentedControl.styles';

export interface SegmentedControlProps<Value extends string> {
  /** Name of the group, for screen readers. */
  label: string;
  /** Unique on the page; groups the radio buttons. */
  name: string;
  /** Two to four choices. */
  options: readonly { value: Value; label: ReactNode }[];
  /** `undefined` while it is not known yet: nothing is selected. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** As wide as its parent, 52 px high. */
  wide?: boolean;
}

/** A choice between two to four visible options. Arrow keys change it. */
export const SegmentedControl = <Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  wide = false,
}: SegmentedControlProps<Value>) => {
  const group = useRef<HTMLDivElement>(null);
  useEarlyInput(group, (element) => {
    const chosen = element.querySelector<HTMLInputElement>(':checked')?.value;
    const option = options.find((each) => each.value === chosen);
    if (option && chosen !== value) onChange(option.value);
  });
  return (
    <Root ref={group} role="radiogroup" aria-label={label} data-wide={wide ? '' : undefined}>
      {options.map((option) => (
        <Option key={option.value}>
          <Field
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <Label>{option.label}</Label>
        </Option>
      ))}
    </Root>
  );
};
