import { Pill, SlotImage } from '@share/ui';
import type { PictureView } from '@share/content-cards';
import styles from './UnplayableVideo.module.css';

interface UnplayableVideoProps {
  poster?: Pick<PictureView, 'src' | 'width' | 'height'> | undefined;
}

/** In place of the player, when the platform names no address that may be played. Works without scripts. */
export const UnplayableVideo = ({ poster }: UnplayableVideoProps) => (
  <div className={styles.box} data-ground="dark">
    {poster && (
      <SlotImage
        src={poster.src}
        width={poster.width}
        height={poster.height}
        alt=""
        slot="page"
        ratio={16 / 9}
        priority
      />
    )}
    <div className={styles.message}>
      <p>视频暂时无法播放</p>
      <Pill variant="outline" href="">
        重新加载
      </Pill>
    </div>
  </div>
);
