import { unsupportedModule } from '@share/environment';
import { Button } from '@share/ui';
import { useSyncExternalStore } from 'react';
import { useContentServices } from '../data/ContentServices';

export interface OutsideLinkProps {
  /** Where it opens on a phone, and on a desktop; absent: only the app can show it (R59). */
  phoneUrl?: string;
  desktopUrl?: string;
}

const never = () => () => undefined;
const isDesktop = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Opens a topic or form outside the site, or says that the app is needed (R46, R59). */
export const OutsideLink = ({ phoneUrl, desktopUrl }: OutsideLinkProps) => {
  const { page } = useContentServices();
  const url = useSyncExternalStore(never, isDesktop, () => false) ? desktopUrl : phoneUrl;
  return url ? (
    <Button variant="fill" wide href={url} target="_blank" rel="noopener noreferrer">
      打开
    </Button>
  ) : (
    <Button variant="fill" wide onClick={() => page.say(unsupportedModule)}>
      打开
    </Button>
  );
};
