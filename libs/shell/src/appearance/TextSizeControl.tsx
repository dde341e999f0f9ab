import { SegmentedControl } from '@share/ui';
import { useStore } from 'zustand/react';
import { useShellServices } from '../ShellServices';
import { sizeOptions } from './appearanceOptions';

interface TextSizeControlProps {
  /** `<panel>-size`, by which the script in the document knows it. */
  name: string;
}

/** The choice of a text size, which the page takes at once. The panel says how large each is written. */
export const TextSizeControl = ({ name }: TextSizeControlProps) => {
  const { appearance } = useShellServices();
  const { size } = useStore(appearance.store);
  const control = { name, options: sizeOptions, value: size, onChange: appearance.setSize };
  return <SegmentedControl label="字号" wide {...control} />;
};
