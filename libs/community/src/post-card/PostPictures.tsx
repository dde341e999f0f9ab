import { openPictures, type PictureView } from '@share/content-cards';
import { usePictureService } from '@share/picture-service/react';
import { Picture } from '@share/ui';
import type { MouseEvent } from 'react';
import { useCommunityServices } from '../data/CommunityServices';
import { Grid, Item, PictureLink } from './PostPictures.styles';

interface PostPicturesProps {
  pictures: PictureView[];
}

/** The pictures of a post in a grid; a tap shows them whole. Without scripts each is a link to its file. */
export const PostPictures = ({ pictures }: PostPicturesProps) => {
  const { page } = useCommunityServices();
  const service = usePictureService();
  const enlarge = (event: MouseEvent, index: number) => {
    event.preventDefault();
    void openPictures(page, { pictures, service, index });
  };
  return (
    <Grid role="list" aria-label="图片" data-count={pictures.length}>
      {pictures.map(({ alt, ...source }, index) => (
        <Item key={index}>
          <PictureLink
            href={source.src}
            data-enlarges=""
            aria-label={`查看第 ${index + 1} 张，共 ${pictures.length} 张：${alt}`}
            onClick={(event) => enlarge(event, index)}
          >
            <Picture
              {...source}
              alt=""
              slot={pictures.length === 1 ? 'two-thirds' : 'third'}
              ratio={pictures.length === 1 ? '3/2' : '1/1'}
            />
          </PictureLink>
        </Item>
      ))}
    </Grid>
  );
};
