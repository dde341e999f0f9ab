import type { ReactElement, ReactNode } from 'react';
import { Track } from './SegmentedControl.styles';

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** Unique on the page; keeps the choices together. */
  readonly name: string;
  /** Two to four choices. */
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** `undefined` while it is not known yet: nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** As wide as its place, 52 px high. */
  readonly wide?: boolean;
}

/** One of a few choices that are all in view. Arrow keys change the choice. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactElement {
  const { label, name, options, value, onChange, wide = false } = props;
  return (
    <Track role="radiogroup" aria-label={label} data-wide={wide ? '' : undefined}>
      {options.map((option) => (
        <label key={option.value} data-selected={option.value === value ? '' : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Track>
  );
}
