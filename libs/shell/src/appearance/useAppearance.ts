import { useSyncExternalStore } from 'react';
import type { Appearance, TextSize, Theme } from './createAppearance';

/** What the reader has chosen; on the server what is usual. */
export const useAppearance = (appearance: Appearance): { size: TextSize; theme: Theme } => ({
  size: useSyncExternalStore<TextSize>(appearance.subscribe, appearance.size, () => 'standard'),
  theme: useSyncExternalStore<Theme>(appearance.subscribe, appearance.theme, () => 'system'),
});
