import { useShownChannel } from '@share/content-cards';
import { unsupportedModule } from '@share/environment';
import {
  EditIcon,
  GridIcon,
  HomeFilledIcon,
  HomeIcon,
  LiveIcon,
  UserFilledIcon,
  UserIcon,
  VideoFilledIcon,
  VideoIcon,
  type Icon,
} from '@share/ui/icons';
import type { CSSProperties } from 'react';
import type { BottomBarEntry, BottomBarView } from '../data/toBottomBar';
import { useShellServices } from '../ShellServices';
import { Bar, Entry, Picture, Title } from './BottomBar.styles';

/** The site's own drawings by category, plain and selected. */
const icons = new Map<string, [Icon, Icon]>([
  ['news', [HomeIcon, HomeFilledIcon]],
  ['video', [VideoIcon, VideoFilledIcon]],
  ['live', [LiveIcon, LiveIcon]],
  ['clue_report', [EditIcon, EditIcon]],
  ['account', [UserIcon, UserFilledIcon]],
]);

interface EntryProps {
  entry: BottomBarEntry;
  isSelected: boolean;
}

const Content = ({ entry: { title, icon, category }, isSelected }: EntryProps) => {
  const [Plain, Filled] = icons.get(category) ?? [GridIcon, GridIcon];
  const Drawing = isSelected ? Filled : Plain;
  return (
    <>
      {icon ? (
        <Picture src={isSelected ? icon.selected : icon.normal} alt="" width={24} height={24} />
      ) : (
        <Drawing />
      )}
      <Title>{title}</Title>
    </>
  );
};

const isShown = ({ isHome, groups }: BottomBarEntry, group: string | undefined) =>
  group === undefined ? isHome : groups.includes(group);

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}

/** Values for the style sheet: the number of entries, and the configured colours of both appearances. */
const toProperties = ({ entries, label, selectedLabel: selected }: BottomBarView): CSSProperties => ({
  '--entries': entries.length,
  '--label-light': label?.light,
  '--label-dark': label?.dark,
  '--selected-light': selected?.light,
  '--selected-dark': selected?.dark,
});

interface BottomBarProps {
  bar: BottomBarView;
  /** The channel with which the page was made; absent on the first page, empty on one that shows none. */
  group?: string;
}

/** The bottom navigation bar: up to five entries of the configuration (spec §2, §3). */
export const BottomBar = ({ bar, group }: BottomBarProps) => {
  const { entries } = bar;
  const { page } = useShellServices();
  const shown = useShownChannel(group);
  const selected = entries.find((entry) => isShown(entry, shown));
  return (
    <Bar aria-label="底部导航" style={toProperties(bar)}>
      {entries.map((entry) => {
        const isSelected = entry === selected;
        const content = <Content entry={entry} isSelected={isSelected} />;
        const { target } = entry;
        if (target.kind === 'link')
          return (
            <Entry key={entry.id} href={target.href} aria-current={isSelected ? 'page' : undefined}>
              {content}
            </Entry>
          );
        const answer = () => (target.kind === 'account' ? page.openMenu() : page.toast(unsupportedModule));
        return (
          <Entry
            as="button"
            key={entry.id}
            type="button"
            data-opens={target.kind === 'account' ? 'navigation' : undefined}
            onClick={answer}
          >
            {content}
          </Entry>
        );
      })}
    </Bar>
  );
};
