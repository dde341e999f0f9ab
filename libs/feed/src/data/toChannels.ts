import type { Group, HomeModule } from '@share/api-contract/types';
import { filterColumns } from '@share/content-cards';
import { isDecodableId, plainText, safeHref, safeImageUrl } from '@share/safety';
import { parseContentPath } from '@share/site-paths';
import type { ChannelView, ModuleView } from './FeedViews';

/** Categories that only the app has (spec §2). */
const appOnly = new Set(['app', 'topic']);

/** The special topic that an address of this site leads to, in its short or its long form. */
const specialIn = (href: string): string | undefined => {
  const [path = ''] = href.split(/[?#]/);
  const content = parseContentPath(path);
  return content?.type === 'special' ? content.id : undefined;
};

const toTarget = ({ id = '', category = '', url }: HomeModule, siteOrigin: string): ModuleView['target'] => {
  if (appOnly.has(category)) return { kind: 'unsupported' };
  const href = safeHref(url, { siteOrigin });
  if (href === null) return isDecodableId(id) ? { kind: 'content' } : { kind: 'unsupported' };
  const specialId = specialIn(href);
  return specialId === undefined ? { kind: 'link', href } : { kind: 'link', href, specialId };
};

/** A module's name in an unvalidated configuration may be anything. */
const toModules = (modules: HomeModule[] | undefined, siteOrigin: string): ModuleView[] =>
  filterColumns(modules ?? []).flatMap((module) => {
    const title = plainText(module.title, 12);
    const icon = safeImageUrl(module.icon, { siteOrigin });
    const { id } = module;
    return id && title ? [{ id, title, ...(icon && { icon }), target: toTarget(module, siteOrigin) }] : [];
  });

/** The channels of the home page and their blocks that pass the column filter, under names that can be shown (R44). */
export const toChannels = (groups: Group[], siteOrigin: string): ChannelView[] =>
  filterColumns(groups).flatMap(({ group_id: id = '', name, modules }) => {
    const shown = plainText(name, 8);
    return isDecodableId(id) && shown ? [{ id, name: shown, modules: toModules(modules, siteOrigin) }] : [];
  });
