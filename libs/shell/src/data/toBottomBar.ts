import type { AppInfo } from '@share/api-contract/types';
import { plainText, safeColor, safeImageUrl } from '@share/safety';
import { homePath } from '@share/site-paths';
import { deriveAccent } from '@share/ui/theme';
import { channelHref } from './toNavigation';

/** A label colour as it can be read on both grounds, `#RRGGBB`. */
export interface LabelColour {
  light: string;
  dark: string;
}

export interface BottomBarEntry {
  id: string;
  title: string;
  isHome: boolean;
  /** Channels that belong to this entry. */
  groups: string[];
  /** Names the drawing of the site's own icons when the platform sends no picture. */
  category: string;
  icon?: { normal: string; selected: string };
  /** `account` opens the panel with the reader's account; `unsupported` is answered by a message (spec §2). */
  target: { kind: 'link'; href: string } | { kind: 'account' | 'unsupported' };
}

export interface BottomBarView {
  entries: BottomBarEntry[];
  /** Absent: the colours of the theme. */
  label?: LabelColour;
  selectedLabel?: LabelColour;
}

type NavigationBar = NonNullable<AppInfo['bottomNavigationBar']>;
type NavigationItem = NavigationBar['navigationItems'][number];

const mostEntries = 5;
/** Modules that only the app has (spec §2). */
const appOnly: ReadonlySet<string> = new Set(['app', 'topic']);

const toTarget = ({ isHome, category = '', groups = [] }: NavigationItem): BottomBarEntry['target'] => {
  if (isHome) return { kind: 'link', href: homePath };
  if (category === 'account') return { kind: 'account' };
  const [group] = groups;
  return group === undefined || appOnly.has(category)
    ? { kind: 'unsupported' }
    : { kind: 'link', href: channelHref(group) };
};

const toIcon = (icons: NavigationItem['icons'], siteOrigin: string): BottomBarEntry['icon'] => {
  const normal = safeImageUrl(icons?.normal, { siteOrigin });
  return normal === null
    ? undefined
    : { normal, selected: safeImageUrl(icons?.selected, { siteOrigin }) ?? normal };
};

const toEntry = (item: NavigationItem, siteOrigin: string): BottomBarEntry => {
  const icon = toIcon(item.icons, siteOrigin);
  return {
    id: item.id,
    title: plainText(item.title, 4),
    isHome: item.isHome ?? false,
    groups: item.groups ?? [],
    category: item.category ?? item.binding ?? '',
    ...(icon && { icon }),
    target: toTarget(item),
  };
};

/** A configured colour, moved until it can be read (R45). */
const toLabelColour = (value: unknown): LabelColour | undefined => {
  const colour = safeColor(value, '');
  if (!colour) return undefined;
  const { light, dark } = deriveAccent(colour);
  return { light: light['accent-text'], dark: dark['accent-text'] };
};

/** The bottom bar of the configuration (spec §3): up to five entries with a title. */
export const toBottomBar = (bar: NavigationBar | undefined, siteOrigin: string): BottomBarView => {
  const [label, selectedLabel] = [bar?.unselectedLabelColor, bar?.selectedLabelColor].map(toLabelColour);
  const items = Array.isArray(bar?.navigationItems) ? bar.navigationItems : [];
  return {
    entries: items
      .map((item) => toEntry(item, siteOrigin))
      .filter(({ title }) => title !== '')
      .slice(0, mostEntries),
    ...(label && { label }),
    ...(selectedLabel && { selectedLabel }),
  };
};
