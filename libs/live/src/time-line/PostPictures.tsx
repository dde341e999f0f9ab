import { Picture } from '@share/ui';
import { openImageViewer } from '@share/ui/viewer';
import type { PostPicture } from '../data/LiveView';
import { useLiveServices } from '../LiveServices';
import styles from './PostPictures.module.css';

interface PostPicturesProps {
  pictures: PostPicture[];
  /** What the entry says; it describes its pictures. */
  text: string;
}

/** Pictures of an entry: one large, several in a grid. A tap shows them whole; without scripts it is the file itself. */
export const PostPictures = ({ pictures, text }: PostPicturesProps) => {
  const { page } = useLiveServices();
  const isOne = pictures.length === 1;
  const open = (index: number) =>
    openImageViewer({ pictures: pictures.map((picture) => ({ ...picture, alt: text })), index }).catch(() =>
      page.say('图片暂时无法打开，请重试'),
    );
  return (
    <div className={styles.root} data-one={isOne ? '' : undefined}>
      {pictures.map(({ src, width, height }, index) => (
        <a
          key={src}
          href={src}
          aria-label={isOne ? '查看大图' : `查看大图 ${index + 1}`}
          onClick={(event) => {
            event.preventDefault();
            void open(index);
          }}
        >
          <Picture src={src} alt="" ratio={isOne ? '3/2' : '1/1'} width={width} height={height} />
        </a>
      ))}
    </div>
  );
};
