import { Tabs } from '@share/ui';
import type { ComponentProps } from 'react';
import { RouteLink } from '../moving/RouteLink';
import styles from './StickyTabs.module.css';

/** Tabs that lead to other pages of this library and stay in sight. */
export const StickyTabs = (props: Pick<ComponentProps<typeof Tabs>, 'label' | 'items' | 'selected'>) => (
  <div className={styles.root}>
    <Tabs {...props} Link={RouteLink} />
  </div>
);
