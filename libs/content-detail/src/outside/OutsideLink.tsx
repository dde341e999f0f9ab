import { unsupportedModule } from '@share/environment';
import { Button } from '@share/ui';
import { useSyncExternalStore } from 'react';
import { useContentServices } from '../data/ContentServices';
import { Note } from '../opening-slot/OpeningSlot.styles';

export interface OutsideLinkProps {
  /** The action there, such as 去填写. */
  label: string;
  /** Where it opens on a phone, and on a desktop; absent: only the app can show it (R59). */
  phoneUrl?: string;
  desktopUrl?: string;
}

const never = () => () => undefined;
const isDesktop = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Opens a topic or form outside the site, whose host it names, or says that the app is needed (R46, R59). */
export const OutsideLink = ({ label, phoneUrl, desktopUrl }: OutsideLinkProps) => {
  const { page } = useContentServices();
  const url = useSyncExternalStore(never, isDesktop, () => false) ? desktopUrl : phoneUrl;
  /* A page of this site has no host. */
  const [, host] = /^https?:\/\/([^/?#]+)/.exec(url ?? '') ?? [];
  return url ? (
    <>
      {host && <Note>{host}</Note>}
      <Button variant="fill" wide href={url} target="_blank" rel="noopener noreferrer">
        {label}
      </Button>
    </>
  ) : (
    <Button variant="fill" wide onClick={() => page.toast(unsupportedModule)}>
      {label}
    </Button>
  );
};
