import { openPictures } from '@share/content-cards';
import { usePictureService } from '@share/picture-service/react';
import { Picture } from '@share/ui';
import type { MouseEvent } from 'react';
import type { EntryPicture } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import { Root } from './EntryPictures.styles';

interface EntryPicturesProps {
  pictures: EntryPicture[];
  /** The text of the entry; it describes its pictures. */
  text: string;
}

/** Pictures of an entry: one large, several in a grid. A tap shows them whole; without scripts it is the file itself. */
export const EntryPictures = ({ pictures, text }: EntryPicturesProps) => {
  const { page } = useLiveServices();
  const service = usePictureService();
  const isOne = pictures.length === 1;
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    void openPictures(page, { pictures: pictures.map((each) => ({ ...each, alt: text })), service, index });
  };
  return (
    <Root data-one={isOne ? '' : undefined}>
      {pictures.map((picture, index) => (
        <a
          key={picture.src}
          href={picture.src}
          data-enlarges=""
          aria-label={isOne ? '查看大图' : `查看大图 ${index + 1}`}
          onClick={(event) => enlarge(event, index)}
        >
          <Picture {...picture} alt="" slot={isOne ? 'column' : 'third'} ratio={isOne ? '3/2' : '1/1'} />
        </a>
      ))}
    </Root>
  );
};
