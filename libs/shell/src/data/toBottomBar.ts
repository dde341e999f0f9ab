import type { AppInfo } from '@share/api-contract/types';
import { filterColumns } from '@share/content-cards';
import { isDecodableId, plainText, safeColor, safeImageUrl } from '@share/safety';
import { clueTopicsPath, homePath } from '@share/site-paths';
import { deriveAccent } from '@share/ui/theme';
import { channelHref } from './toNavigation';

/** A label colour that can be read in both appearances, `#RRGGBB`. */
export interface LabelColour {
  light: string;
  dark: string;
}

export interface BottomBarEntry {
  id: string;
  title: string;
  isHome: boolean;
  /** Channels that belong to this entry, those whose id can be one (R7). */
  groups: string[];
  /** Where it leads (`category`, else `binding`); chooses the site's own icon when the platform sends no picture. */
  category: string;
  icon?: { normal: string; selected: string };
  /** `account` opens the panel with the visitor's account; `unsupported` is answered by a message (spec §2). */
  target: { kind: 'link'; href: string } | { kind: 'account' | 'unsupported' };
}

export interface BottomBarView {
  entries: BottomBarEntry[];
  /** Absent: the colours of the theme. */
  label?: LabelColour;
  selectedLabel?: LabelColour;
}

type NavigationBar = NonNullable<AppInfo['bottomNavigationBar']>;
type NavigationItem = NonNullable<NavigationBar['navigationItems']>[number];

const mostEntries = 5;
const longestTitle = 8;
/** Modules that only the app has (spec §2). */
const appOnly = new Set(['app', 'topic']);

/** Neither a module of the app nor of a type that the column filter drops (spec §3). */
const isOnWeb = (category: string) =>
  !appOnly.has(category) && filterColumns([{ type: category }]).length > 0;

type TargetSource = Pick<BottomBarEntry, 'isHome' | 'category' | 'groups'>;

const toTarget = ({ isHome, category, groups: [group] }: TargetSource): BottomBarEntry['target'] => {
  if (isHome) return { kind: 'link', href: homePath };
  if (category === 'account') return { kind: 'account' };
  if (category === 'clue_report') return { kind: 'link', href: clueTopicsPath };
  return group !== undefined && isOnWeb(category)
    ? { kind: 'link', href: channelHref(group) }
    : { kind: 'unsupported' };
};

const toIcon = (icons: NavigationItem['icons'], siteOrigin: string): BottomBarEntry['icon'] => {
  const normal = safeImageUrl(icons?.normal, { siteOrigin });
  return normal === null
    ? undefined
    : { normal, selected: safeImageUrl(icons?.selected, { siteOrigin }) ?? normal };
};

const toEntry = (item: NavigationItem, siteOrigin: string): BottomBarEntry => {
  const icon = toIcon(item.icons, siteOrigin);
  const source = {
    isHome: item.isHome ?? false,
    category: plainText(item.category) || plainText(item.binding),
    groups: (item.groups ?? []).filter(isDecodableId),
  };
  return {
    id: plainText(item.id),
    title: plainText(item.title, longestTitle),
    ...source,
    ...(icon && { icon }),
    target: toTarget(source),
  };
};

/** A configured colour, adjusted until it is readable (R45). */
const toLabelColour = (value: unknown): LabelColour | undefined => {
  const colour = safeColor(value, '');
  if (!colour) return undefined;
  const { light, dark } = deriveAccent(colour);
  return { light: light['accent-text'], dark: dark['accent-text'] };
};

/** The bottom bar of the configuration (spec §3): up to five entries with a title. */
export const toBottomBar = (bar: NavigationBar | undefined, siteOrigin: string): BottomBarView => {
  const [label, selectedLabel] = [bar?.unselectedLabelColor, bar?.selectedLabelColor].map(toLabelColour);
  return {
    entries: (bar?.navigationItems ?? [])
      .map((item) => toEntry(item, siteOrigin))
      .filter(({ title }) => title !== '')
      .slice(0, mostEntries),
    ...(label && { label }),
    ...(selectedLabel && { selectedLabel }),
  };
};
