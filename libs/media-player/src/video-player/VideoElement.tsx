import { usePictureService } from '@share/picture-service/react';
import type { ComponentPropsWithRef } from 'react';
import { toPoster } from './toPoster';
import type { VideoMedia } from './VideoMedia';

interface VideoElementProps extends ComponentPropsWithRef<'video'> {
  media: VideoMedia;
  title: string;
}

/** A `<video>` that plays inline in WeChat's, Tencent's and Apple's browsers. */
export const VideoElement = ({ media, title, ...rest }: VideoElementProps) => {
  const service = usePictureService();
  return (
    <video
      aria-label={title}
      poster={media.poster && toPoster(service, media.poster.src)}
      preload="metadata"
      playsInline
      webkit-playsinline="true"
      x5-video-player-type="h5-page"
      x-webkit-airplay="allow"
      controlsList="nodownload"
      {...rest}
    >
      {media.subtitles?.map(({ label, lang, src }) => (
        <track key={src} kind="subtitles" label={label} srcLang={lang} src={src} />
      ))}
    </video>
  );
};
