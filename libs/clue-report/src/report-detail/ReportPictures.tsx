import { openPictures, type PictureView } from '@share/content-cards';
import { useServices } from '@share/islands';
import { usePictureService } from '@share/picture-service/react';
import { Picture } from '@share/ui';
import type { MouseEvent } from 'react';
import type { ClueServices } from '../data/ClueServices';
import { Enlarge, Grid } from './ReportPictures.styles';

export interface ReportPicturesProps {
  pictures: PictureView[];
}

/** The pictures of a report in threes; each is a link to its file, which the viewer takes over. */
export const ReportPictures = ({ pictures }: ReportPicturesProps) => {
  const { page } = useServices<ClueServices>();
  const service = usePictureService();
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    void openPictures(page, { pictures, service, index });
  };
  return (
    <Grid role="list">
      {pictures.map((picture, index) => (
        <li key={index}>
          <Enlarge href={picture.src} data-enlarges="" onClick={(event) => enlarge(event, index)}>
            <Picture {...picture} slot="third" ratio="1/1" priority={index < 3} />
          </Enlarge>
        </li>
      ))}
    </Grid>
  );
};
