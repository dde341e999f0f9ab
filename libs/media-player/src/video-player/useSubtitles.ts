import type { SafeStorage } from '@share/environment';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { SubtitleTrack } from './VideoMedia';

/** The subtitles of a video, and the menu in which the visitor chooses among them. */
export interface Subtitles {
  tracks: readonly SubtitleTrack[];
  /** Absent: none. */
  shown: SubtitleTrack | undefined;
  /** Shows a track, or none, and closes the menu. The language is remembered for every video. */
  choose: (track: SubtitleTrack | undefined) => void;
  isOpen: boolean;
  /** `opener` gets the focus back when the menu is closed. */
  open: (opener: HTMLElement) => void;
  close: () => void;
}

interface SubtitleOptions {
  tracks: readonly SubtitleTrack[] | undefined;
  storage: SafeStorage;
  /** Until then no track is enabled, because the browser would fetch it. */
  hasStarted: boolean;
}

/** The language chosen last; empty when subtitles were switched off, absent when nothing was chosen. */
const storageKey = 'media_subtitles';

const none: readonly SubtitleTrack[] = [];

/** The visitor's choice: this file, else any in this language; none when the language is empty. */
type Wanted = Pick<SubtitleTrack, 'lang'> & Partial<Pick<SubtitleTrack, 'src'>>;

const remembered = (storage: SafeStorage): Wanted | undefined => {
  const lang = storage.get(storageKey);
  return lang === null ? undefined : { lang };
};

/** The first of a video are shown unless they were switched off: deaf visitors have to find them on. */
const chooseTrack = (tracks: readonly SubtitleTrack[], wanted: Wanted | undefined) =>
  wanted?.lang === ''
    ? undefined
    : (tracks.find(({ src }) => src === wanted?.src) ??
      tracks.find(({ lang }) => lang === wanted?.lang) ??
      tracks[0]);

const showOnly = (video: HTMLVideoElement, shown: SubtitleTrack | undefined) => {
  for (const track of video.textTracks) {
    const isShown = track.language === shown?.lang && track.label === shown.label;
    track.mode = isShown ? 'showing' : 'disabled';
  }
};

/** Which subtitles a video shows: those in the language the visitor chose last, else its first. */
export const useSubtitles = (
  video: RefObject<HTMLVideoElement | null>,
  { tracks = none, storage, hasStarted }: SubtitleOptions,
): Subtitles => {
  const [wanted, setWanted] = useState(() => remembered(storage));
  const [isOpen, setIsOpen] = useState(false);
  const openedBy = useRef<HTMLElement>(null);
  const shown = chooseTrack(tracks, wanted);
  useEffect(() => {
    if (video.current && hasStarted && tracks.length > 0) showOnly(video.current, shown);
  }, [video, hasStarted, tracks, shown]);

  const open = (opener: HTMLElement) => {
    openedBy.current = opener;
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    openedBy.current?.focus();
  };
  const choose = (track: SubtitleTrack | undefined) => {
    storage.set(storageKey, track?.lang ?? '');
    setWanted(track ?? { lang: '' });
    close();
  };
  return { tracks, shown, choose, isOpen: isOpen && tracks.length > 0, open, close };
};
