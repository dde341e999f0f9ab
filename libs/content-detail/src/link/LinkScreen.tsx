import { Island } from '@share/islands';
import { Button, FirstScreenEnd } from '@share/ui';
import { ExternalIcon } from '@share/ui/icons';
import { ArticleScreen } from '../article-screen/ArticleScreen';
import type { DetailOf } from '../data/DetailView';
import { Note, OpeningSlot } from '../opening-slot/OpeningSlot.styles';
import { Capsule } from './Capsule';
import { FrameOpener } from './FrameOpener';
import { Bar, Frame, Name } from './LinkScreen.styles';

interface LinkScreenProps {
  item: DetailOf<'link'>;
  /** Milliseconds; when the page was rendered. */
  now: number;
}

/** Whether the item has an article of its own to show; without a header there is only the iframe (R59). */
const isArticle = ({ body, link }: DetailOf<'link'>) => body !== '' && link.showsHeader;

/**
 * The target of an h5 or link item (R47, R59, R62). A page of this site is embedded, or opens over the article when the item has a
 * text of its own; a page elsewhere is a link.
 */
export const LinkScreen = ({ item, now }: LinkScreenProps) => {
  const { isFramed, url, name } = item.link;
  if (isFramed && !isArticle(item)) return <FramedPage item={item} />;
  return (
    <ArticleScreen item={item} now={now}>
      <OpeningSlot>
        {isFramed ? (
          <Island name="frameOpener" Component={FrameOpener} data={{ url, name }} />
        ) : (
          <OutwardLink url={url} />
        )}
      </OpeningSlot>
    </ArticleScreen>
  );
};

const OutwardLink = ({ url }: { url: string }) => (
  <>
    <Note>{new URL(url).host}</Note>
    <Button variant="fill" wide href={url} target="_blank" rel="noopener noreferrer">
      打开链接
      <ExternalIcon size={18} />
    </Button>
  </>
);

const FramedPage = ({ item: { id, link } }: Omit<LinkScreenProps, 'now'>) => (
  <article data-content-id={id}>
    <Bar data-bare={link.showsHeader ? undefined : ''}>
      <Name className={link.showsHeader ? undefined : 'visually-hidden'}>{link.name}</Name>
      {link.showsCapsule && <Island name="capsule" Component={Capsule} data={{}} />}
    </Bar>
    <Frame
      src={link.url}
      title={link.name}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
    />
    <FirstScreenEnd />
  </article>
);
