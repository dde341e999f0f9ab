import { openPictures } from '@share/content-cards';
import { useServices } from '@share/islands';
import { Picture } from '@share/ui';
import type { MouseEvent } from 'react';
import type { ClueServices } from '../data/ClueServices';
import type { ReportPicture } from '../data/ClueView';
import styles from './ReportPictures.module.css';

export interface ReportPicturesProps {
  pictures: ReportPicture[];
}

/** The pictures of a report in threes; each is a link to its file, which the viewer takes over. */
export const ReportPictures = ({ pictures }: ReportPicturesProps) => {
  const { page } = useServices<ClueServices>();
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    void openPictures(page, { pictures, index });
  };
  return (
    <ul className={styles.grid} role="list">
      {pictures.map(({ src, thumb, alt, width, height }, index) => (
        <li key={index}>
          <a href={src} data-enlarges="" onClick={(event) => enlarge(event, index)}>
            <Picture src={thumb} alt={alt} ratio="1/1" width={width} height={height} priority={index < 3} />
          </a>
        </li>
      ))}
    </ul>
  );
};
