import { Tabs } from '@share/ui';
import type { ComponentProps } from 'react';
import { RouteLink } from '../moving/RouteLink';
import { Root } from './StickyTabs.styles';

/** Tabs that lead to other pages of this library and stay in sight. */
export const StickyTabs = (props: Pick<ComponentProps<typeof Tabs>, 'label' | 'items' | 'selected'>) => (
  <Root>
    <Tabs {...props} Link={RouteLink} />
  </Root>
);
