import { Picture } from '@share/ui';
import { useCommunityServices } from '../data/CommunityServices';
import type { PictureView } from '../data/PictureView';
import styles from './PostPictures.module.css';

interface PostPicturesProps {
  pictures: PictureView[];
}

/** The pictures of a post in a grid; a tap shows them whole. */
export const PostPictures = ({ pictures }: PostPicturesProps) => {
  const { page } = useCommunityServices();
  const enlarge = (index: number) =>
    import('@share/ui/viewer')
      .then(({ openImageViewer }) => openImageViewer({ pictures, index }))
      .catch(() => page.say('大图没能打开，请稍后再试'));
  return (
    <ul className={styles.grid} role="list" aria-label="图片" data-count={pictures.length}>
      {pictures.map(({ src, alt, width, height }, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`查看第 ${index + 1} 张，共 ${pictures.length} 张：${alt}`}
            onClick={() => void enlarge(index)}
          >
            <Picture
              src={src}
              alt=""
              ratio={pictures.length === 1 ? '3/2' : '1/1'}
              width={width}
              height={height}
            />
          </button>
        </li>
      ))}
    </ul>
  );
};
