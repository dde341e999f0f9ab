import { Island } from '@share/islands';
import { Button, FirstScreenEnd } from '@share/ui';
import { ExternalIcon } from '@share/ui/icons';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { ContentServices } from '../data/ContentServices';
import type { DetailOf } from '../data/DetailView';
import { OpeningPlace } from '../opening-place/OpeningPlace.styles';
import { Capsule } from './Capsule';
import * as S from './LinkScreen.styles';

interface LinkScreenProps {
  item: DetailOf<'link'>;
  /** Milliseconds; the moment this page was made. */
  now: number;
  services: ContentServices;
}

/** What an h5 or link item opens: in a frame when it is of this site, behind a button when it is not (R47, R59). */
export const LinkScreen = ({ item, now, services }: LinkScreenProps) =>
  item.link.isFramed ? (
    <FramedPage item={item} services={services} />
  ) : (
    <ArticleScreen item={item} now={now} services={services}>
      <OpeningPlace>
        <p>{new URL(item.link.url).host}</p>
        <Button variant="fill" wide href={item.link.url} target="_blank" rel="noopener noreferrer">
          打开链接
          <ExternalIcon size={18} />
        </Button>
      </OpeningPlace>
    </ArticleScreen>
  );

const FramedPage = ({ item: { id, link }, services }: Omit<LinkScreenProps, 'now'>) => (
  <article data-content-id={id}>
    <S.Bar data-bare={link.showsHeader ? undefined : ''}>
      <h1 className={link.showsHeader ? undefined : 'visually-hidden'}>{link.name}</h1>
      {link.showsCapsule && <Island name="capsule" Component={Capsule} services={services} data={{}} />}
    </S.Bar>
    <S.Frame
      src={link.url}
      title={link.name}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
    <FirstScreenEnd />
  </article>
);
