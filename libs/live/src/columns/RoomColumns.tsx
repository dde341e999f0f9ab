import { useIsInBrowser } from '@share/content-cards';
import { Tabs } from '@share/ui';
import { ExternalIcon, NextIcon } from '@share/ui/icons';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { ColumnView, PanelKind } from '../data/LiveView';
import type { BarAt } from '../live-room/ScreenProps';
import styles from './RoomColumns.module.css';

interface RoomColumnsProps {
  columns: ColumnView[];
  /** What each panel shows; a column without one is left out. */
  panels: Partial<Record<PanelKind, ReactNode>>;
  /** At the lower edge, but for the chat, which has a bar of its own. */
  bar: BarAt;
}

type Panel = Extract<ColumnView, { kind: PanelKind }>;

const idOf = (kind: PanelKind) => `live-${kind}`;

/**
 * The columns of a room: a tab for each panel, and links to other pages, which need no panel beside them. Until its script runs, and
 * without scripts, the panels stand one under the other and the tabs lead to them.
 */
export const RoomColumns = ({ columns, panels, bar }: RoomColumnsProps) => {
  const isInBrowser = useIsInBrowser();
  const [chosen, choose] = useState<string>();
  const shown = columns.filter((column): column is Panel => column.kind !== 'link' && !!panels[column.kind]);
  const links = columns.filter((column) => column.kind === 'link');
  const selected = shown.find(({ kind }) => idOf(kind) === chosen) ?? shown[0];
  const hasTabs = shown.length > 1;
  /** At once: phones open the keyboard only for what a tap itself focuses. */
  const toChat = () => {
    flushSync(() => choose(idOf('chat')));
    document.querySelector<HTMLElement>(`#${idOf('chat')}-panel textarea`)?.focus();
  };
  const items = shown.map(({ kind, name }) => ({
    id: idOf(kind),
    label: name,
    ...(!isInBrowser && { href: `#${idOf(kind)}-panel` }),
  }));
  return (
    <div>
      {(hasTabs || links.length > 0) && (
        <div className={styles.bar}>
          {selected && hasTabs && (
            <Tabs label="直播间栏目" items={items} selected={idOf(selected.kind)} onSelect={choose} />
          )}
          {links.length > 0 && (
            <nav aria-label="其他页面">
              {links.map(({ name, href }) => (
                <a key={href} href={href}>
                  {name}
                  {href.startsWith('/') ? <NextIcon size={16} /> : <ExternalIcon size={16} />}
                </a>
              ))}
            </nav>
          )}
        </div>
      )}
      {shown.map(({ kind, name }) => (
        <section
          key={kind}
          id={`${idOf(kind)}-panel`}
          className={styles.panel}
          data-kind={kind}
          role={hasTabs && isInBrowser ? 'tabpanel' : undefined}
          aria-label={name}
          hidden={isInBrowser && kind !== selected?.kind}
        >
          <h2 className={hasTabs && kind === shown[0]?.kind ? 'visually-hidden' : styles.name}>{name}</h2>
          {panels[kind]}
        </section>
      ))}
      {selected?.kind !== 'chat' && bar(toChat)}
    </div>
  );
};
