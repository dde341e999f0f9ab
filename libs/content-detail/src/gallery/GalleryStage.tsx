import { ContentTypeTag, openPictures, WarningCover, type PictureView } from '@share/content-cards';
import { usePictureService } from '@share/picture-service/react';
import { ClauseTitle, RelativeTime } from '@share/ui';
import { DownloadIcon } from '@share/ui/icons';
import { type KeyboardEvent, useRef } from 'react';
import { useContentServices } from '../data/ContentServices';
import { Facts } from '../detail-screen/Facts.styles';
import { Caption, Captions, Panel } from './GalleryPanel.styles';
import { GalleryPicture } from './GalleryPicture';
import { Bar, Download, Place, Row, Stage } from './GalleryStage.styles';
import { GalleryText } from './GalleryText';
import { useShownIndex } from './useShownIndex';

interface GalleryStageProps {
  contentType: string;
  pictures: PictureView[];
  title: string;
  /** Where the title may break (`titleWords`). */
  titleWords?: string | undefined;
  /** Text under a picture that has no caption. */
  lead?: string | undefined;
  /** The photographer. */
  author?: string | undefined;
  /** Seconds since 1970. */
  publishedAt?: number | undefined;
  /** Milliseconds; when the page was rendered. */
  now: number;
  /** For whom; age, copyright and AI notes. */
  notes: string[];
  /** Covers the pictures until the visitor confirms. */
  warning?: string | undefined;
}

/** The pictures of a gallery in a row with scroll snap, with their number in the bar and their text below. */
export const GalleryStage = ({
  contentType,
  pictures,
  title,
  titleWords,
  lead,
  warning,
  author,
  publishedAt,
  now,
  notes,
}: GalleryStageProps) => {
  const { page } = useContentServices();
  const service = usePictureService();
  const row = useRef<HTMLUListElement>(null);
  const last = pictures.length - 1;
  const place = Math.min(useShownIndex(row), last);
  const picture = pictures[place];

  const show = (wanted: number) => {
    if (row.current) row.current.scrollLeft = wanted * row.current.clientWidth;
  };
  const enlarge = (index: number) => {
    let seen = index;
    const onChange = (next: number) => {
      seen = next;
      show(seen);
    };
    // When the viewer closes, the returned focus would scroll the row to the picture that was tapped.
    const onClose = () => show(seen);
    void openPictures(page, { pictures, service, index, onChange, onClose });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(Math.min(Math.max(place + step, 0), last));
  };

  return (
    <Stage>
      <Bar>
        <Place role="status">
          <b>{place + 1}</b> / {pictures.length}
        </Place>
        <Download href={picture?.src} download target="_blank" rel="noopener" aria-label="保存图片">
          <DownloadIcon size={20} />
        </Download>
      </Bar>
      <WarningCover reason={warning} />
      <Row ref={row} role="list" aria-label="图片" tabIndex={0} data-reading-row="" onKeyDown={onKeyDown}>
        {pictures.map((each, index) => (
          <GalleryPicture
            key={index}
            picture={each}
            isFirst={index === 0}
            isNear={Math.abs(index - place) <= 1}
            onEnlarge={() => enlarge(index)}
          />
        ))}
      </Row>
      <Panel>
        <ClauseTitle as="h1" text={title} words={titleWords} />
        <GalleryText key={place} text={picture?.caption ?? lead ?? ''} />
        <noscript>
          <Captions tabIndex={0} aria-label="其他图片的说明">
            {pictures.slice(1).map(({ caption }, index) => (
              <Caption key={index}>{caption}</Caption>
            ))}
          </Captions>
        </noscript>
        <Facts>
          <ContentTypeTag contentType={contentType} title={title} />
          {author && <span>摄影：{author}</span>}
          {publishedAt !== undefined && <RelativeTime at={publishedAt} now={now} />}
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </Facts>
      </Panel>
    </Stage>
  );
};
