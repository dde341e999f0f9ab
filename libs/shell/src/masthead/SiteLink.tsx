import type { Ref } from 'react';
import type { SiteView } from '../SiteView';
import { Description, Home, Logo, Name, Words } from './SiteLink.styles';

interface SiteLinkProps {
  site: Pick<SiteView, 'homeHref' | 'logo' | 'name' | 'description'>;
  target: '_top' | undefined;
  ref: Ref<HTMLAnchorElement>;
}

/** The site's logo and name, which lead to its home page. */
export const SiteLink = ({ site: { homeHref, logo, name, description }, target, ref }: SiteLinkProps) => (
  <Home ref={ref} href={homeHref} target={target}>
    <Logo src={logo} size={32} />
    <Words>
      <Name>{name}</Name>
      <Description>{description}</Description>
    </Words>
  </Home>
);
