import type { ChannelView } from '../data/FeedViews';

/** The first channel is the home page itself, whose address names no channel. */
export const groupInAddress = (
  group: string | undefined,
  channels: readonly ChannelView[] = [],
): string | undefined => (group === channels[0]?.id ? undefined : group);
