import { useIsInBrowser } from '@share/content-cards';
import { Tabs } from '@share/ui';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnView, PanelKind } from '../data/LiveView';
import type { BarAt } from '../live-room/ScreenProps';
import { ColumnPanel, Name, Others, Root, TabRow } from './RoomColumns.styles';
import { RoomLinks } from './RoomLinks';

interface RoomColumnsProps {
  columns: ColumnView[];
  /** The content of each panel; a column without one is left out. */
  panels: Partial<Record<PanelKind, ReactNode>>;
  /** At the lower edge, but for the chat, which has a bar of its own. */
  bar?: BarAt;
}

type Panel = Extract<ColumnView, { kind: PanelKind }>;

const idOf = (kind: PanelKind) => `live-${kind}`;

/** Shown first: a closed chat has nothing to say while there is something else. */
const firstOf = (shown: Panel[]): Panel | undefined =>
  shown.find(({ isOpen }) => isOpen !== false) ?? shown[0];

/** The panel with the links to other pages: the description of the room, else another panel that ends. */
const placeOfLinks = (shown: Panel[]): PanelKind | undefined =>
  (shown.find(({ kind }) => kind === 'intro') ?? shown.filter(({ kind }) => kind !== 'chat').pop())?.kind;

/**
 * The columns of a room: a tab for each panel, and links to other pages, which need no panel beside them. Until its script runs, and
 * without scripts, the panels stand one under the other and the tabs lead to them.
 */
export const RoomColumns = ({ columns, panels, bar }: RoomColumnsProps) => {
  const isInBrowser = useIsInBrowser();
  const [chosen, choose] = useState<string>();
  const shown = columns.filter((column): column is Panel => column.kind !== 'link' && !!panels[column.kind]);
  const links = columns.filter((column) => column.kind === 'link');
  const linksAt = placeOfLinks(shown);
  const first = firstOf(shown);
  const selected = shown.find(({ kind }) => idOf(kind) === chosen) ?? first;
  const hasTabs = shown.length > 1;
  /** At once: phones open the keyboard only for an element that the tap itself focuses. */
  const toChat = () => {
    flushSync(() => choose(idOf('chat')));
    document.querySelector<HTMLElement>(`#${idOf('chat')}-panel textarea`)?.focus();
  };
  const items = shown.map(({ kind, name }) => ({
    id: idOf(kind),
    label: name,
    ...(!isInBrowser && { href: `#${idOf(kind)}-panel` }),
  }));
  const toPanel = ({ kind, name }: Panel) => (
    <ColumnPanel
      key={kind}
      id={`${idOf(kind)}-panel`}
      data-kind={kind}
      role={hasTabs && isInBrowser ? 'tabpanel' : undefined}
      aria-label={name}
      hidden={isInBrowser && kind !== selected?.kind}
    >
      {hasTabs && kind === first?.kind ? <h2 className="visually-hidden">{name}</h2> : <Name>{name}</Name>}
      {panels[kind]}
      {kind === linksAt && <RoomLinks links={links} />}
    </ColumnPanel>
  );
  return (
    <Root>
      {selected && hasTabs && (
        <TabRow>
          <Tabs label="直播间栏目" items={items} selected={idOf(selected.kind)} onSelect={choose} />
        </TabRow>
      )}
      {!linksAt && <RoomLinks links={links} />}
      {first && toPanel(first)}
      {hasTabs && (
        <Others data-apart={isInBrowser ? undefined : ''} hidden={isInBrowser && selected === first}>
          {shown.filter((column) => column !== first).map(toPanel)}
        </Others>
      )}
      {selected?.kind !== 'chat' && bar?.(toChat)}
    </Root>
  );
};
