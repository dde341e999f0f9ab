import { useServices } from '@share/islands';
import { Picture } from '@share/ui';
import type { MouseEvent } from 'react';
import type { ClueServices } from '../data/ClueServices';
import type { PictureView } from '../data/ClueView';
import styles from './ReportPictures.module.css';

export interface ReportPicturesProps {
  pictures: PictureView[];
}

/** The pictures of a report in threes; each is a link to its file, which the viewer takes over. */
export const ReportPictures = ({ pictures }: ReportPicturesProps) => {
  const { page } = useServices<ClueServices>();
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    import('@share/ui/viewer')
      .then(({ openImageViewer }) => openImageViewer({ pictures, index, onShare: page.share }))
      .catch(() => page.say('大图没能打开，请稍后再试'));
  };
  return (
    <ul className={styles.grid} role="list">
      {pictures.map(({ src, thumb, alt, width, height }, index) => (
        <li key={index}>
          <a href={src} onClick={(event) => enlarge(event, index)}>
            <Picture src={thumb} alt={alt} ratio="1/1" width={width} height={height} priority={index < 3} />
          </a>
        </li>
      ))}
    </ul>
  );
};
