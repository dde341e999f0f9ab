import { IconButton } from '@share/ui';
import { BackIcon, MenuIcon, NextIcon } from '@share/ui/icons';
import { useSyncExternalStore } from 'react';
import { AccountButton } from '../account-button/AccountButton';
import { useShellServices } from '../ShellServices';
import { Bar, Menu, Title } from './RouterControl.styles';

interface RouterControlProps {
  /** Of the page. */
  title: string;
}

/** The Navigation API; absent before Chrome 102 and Safari 26. */
interface WithNavigation {
  navigation?: { canGoForward: boolean };
}

const onPageShow = (onChange: () => void) => {
  window.addEventListener('pageshow', onChange);
  return () => window.removeEventListener('pageshow', onChange);
};
const canGoForward = () => {
  const { navigation }: WithNavigation = window;
  return navigation?.canGoForward ?? true;
};

/**
 * The bar of a mini program, which has no browser around it: back, forward, title, 登录 (spec §2, Layouts) and the menu, which a
 * signed-in visitor opens by their picture.
 */
export const RouterControl = ({ title }: RouterControlProps) => {
  const { page } = useShellServices();
  const hasForward = useSyncExternalStore(onPageShow, canGoForward, () => true);
  return (
    <Bar aria-label="页面导航">
      <IconButton label="后退" onClick={() => window.history.back()}>
        <BackIcon size={20} />
      </IconButton>
      <IconButton label="前进" aria-disabled={!hasForward} onClick={() => window.history.forward()}>
        <NextIcon size={20} />
      </IconButton>
      <Title>{title}</Title>
      <AccountButton />
      <Menu label="导航" data-opens="navigation" onClick={page.openMenu}>
        <MenuIcon />
      </Menu>
    </Bar>
  );
};
