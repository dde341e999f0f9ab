import { PageRoot, type Fallback, type MountIsland } from '@share/islands';
import { mountIsland } from '@share/islands/runtime';
import { readJsonScript } from '@share/safety';
import { closePanel, retryMessage, watchReader, type PanelName } from '@share/shell/page';
import { closeDialog, type DocumentDialog } from '@share/ui';
import type { ReactNode } from 'react';
import { services } from '../compose/pageServices';

watchReader(services.session, document.documentElement);
services.appearance.follow(window);

const fallback = readJsonScript(document.getElementById('site-data')?.textContent ?? '{}') as Fallback;

const Root = ({ children }: { children: ReactNode }) => (
  <PageRoot services={services} fallback={fallback}>
    {children}
  </PageRoot>
);

/** Mounts islands with the services and the data of this page. */
export const mount: MountIsland = (element, Component, data, onCrash) =>
  mountIsland(element, Component, data, { Root, onCrash });

/** Says that a part does not work. A panel among them closes, also one that was opened before its code was there. */
export const giveUp = (island: string): void => {
  const dialog: DocumentDialog | null = document.querySelector(`[data-island="${island}"] dialog[open]`);
  closePanel(services, island as PanelName);
  if (dialog) closeDialog(dialog, dialog.openedBy);
  services.page.say(retryMessage);
};

export const { alert, openApp, say } = services.page;
