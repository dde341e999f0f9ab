import { ExternalIcon, NextIcon } from '@share/ui/icons';
import type { ColumnView } from '../data/LiveView';
import { PageLink, Root } from './RoomLinks.styles';

/** The columns of a room that are other pages. */
export const RoomLinks = ({ links }: { links: Extract<ColumnView, { kind: 'link' }>[] }) =>
  links.length > 0 && (
    <Root aria-label="其他页面">
      {links.map(({ name, href }) => (
        <PageLink key={href} href={href}>
          {name}
          {href.startsWith('/') ? <NextIcon size={16} /> : <ExternalIcon size={16} />}
        </PageLink>
      ))}
    </Root>
  );
