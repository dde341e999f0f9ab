import { Pill } from '@share/ui';
import type { PictureView } from '@share/content-cards';
import { Box, Message, Poster } from './UnplayableVideo.styles';

interface UnplayableVideoProps {
  poster?: Pick<PictureView, 'src' | 'width' | 'height'> | undefined;
}

/** In place of the player, when the platform names no address that may be played. Works without scripts. */
export const UnplayableVideo = ({ poster }: UnplayableVideoProps) => (
  <Box data-ground="dark">
    {poster && (
      <Poster
        src={poster.src}
        width={poster.width}
        height={poster.height}
        alt=""
        slot="page"
        ratio={16 / 9}
        priority
      />
    )}
    <Message>
      <p>视频暂时无法播放</p>
      <Pill variant="outline" href="">
        重新加载
      </Pill>
    </Message>
  </Box>
);
