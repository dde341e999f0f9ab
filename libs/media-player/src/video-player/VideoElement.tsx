import type { ComponentPropsWithRef, ReactElement } from 'react';
import type { PlayableMedia } from '../PlayableMedia';

interface VideoElementProps extends ComponentPropsWithRef<'video'> {
  readonly media: PlayableMedia;
  readonly title: string;
}

/** A `<video>` that stays in the page in WeChat's, Tencent's and Apple's browsers. */
export function VideoElement({ media, title, ...rest }: VideoElementProps): ReactElement {
  return (
    <video
      aria-label={title}
      poster={media.poster?.src}
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
}
