import { useFallbackEntry, useSharedStore } from '@share/islands';
import { useStore } from 'zustand';

/** The channels of the home page: their SWR key, and the name of their entry in the fallback. */
export const channelsKey = 'feed/channels';

/** The channels that came with the page; undefined where it needs none. */
export const useChannelsOfPage = () => useFallbackEntry<readonly { id: string; name: string }[]>(channelsKey);

interface ShownChannel {
  /** Absent on the first page, empty on one that shows no channel. */
  group?: string | undefined;
}

/**
 * The channel that the page shows; another one when the visitor has moved inside the page.
 * @param group the channel with which the page was made
 */
export const useShownChannelStore = (group: string | undefined) =>
  useSharedStore<ShownChannel>('shown-channel', () => ({ group }));

/** As `useShownChannelStore`, to show it. */
export const useShownChannel = (group: string | undefined): string | undefined =>
  useStore(useShownChannelStore(group), (shown) => shown.group);
