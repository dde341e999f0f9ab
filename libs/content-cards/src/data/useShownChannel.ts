import { useSharedStore } from '@share/islands';
import { useStore } from 'zustand';

interface ShownChannel {
  /** Absent on the first page, and on pages without a channel. */
  group?: string | undefined;
}

/**
 * The channel that the page shows; another one when the reader has moved inside the page.
 * @param group the channel with which the page was made
 */
export const useShownChannelStore = (group: string | undefined) =>
  useSharedStore<ShownChannel>('shown-channel', () => ({ group }));

/** As `useShownChannelStore`, to show it. */
export const useShownChannel = (group: string | undefined): string | undefined =>
  useStore(useShownChannelStore(group), (shown) => shown.group);
