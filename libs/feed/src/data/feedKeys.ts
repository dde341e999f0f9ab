import { channelsKey } from '@share/content-cards';

/** SWR keys of channels, lists and content modules. A list starts at a page of its own, as `?page=` says. */
export const feedKeys = {
  /** Known to the menu, too. */
  channels: channelsKey,
  /** @param id empty: the first channel, while no channels are known */
  channel: (id: string, start: number) => ['feed', 'channel', id, String(start)] as const,
  list: (id: string, start: number) => ['feed', 'list', id, String(start)] as const,
  /** @param group empty: the first tab */
  module: (id: string, group: string, start: number) => ['feed', 'module', id, group, String(start)] as const,
  /** The first items of a module, on the home page. */
  block: (id: string) => ['feed', 'block', id] as const,
};
