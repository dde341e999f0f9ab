import { SegmentedControl } from '@share/ui';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';
import { sizeOptions } from './appearanceOptions';

interface TextSizeControlProps {
  /** `<panel>-size`, by which the script in the document knows it. */
  name: string;
  /** All sizes, as wide as the panel; otherwise the largest is left out. */
  wide?: boolean;
}

/** The choice of a text size, which the page takes at once. The panel says how large each is written. */
export const TextSizeControl = ({ name, wide = false }: TextSizeControlProps) => {
  const { appearance } = useShellServices();
  const { size } = useStore(appearance.store);
  const options = wide ? sizeOptions : sizeOptions.slice(0, 3);
  const control = { name, wide, options, value: size, onChange: appearance.setSize };
  return <SegmentedControl label="字号" {...control} />;
};
