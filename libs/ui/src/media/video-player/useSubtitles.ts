import { useState, type RefObject } from 'react';

const showFirstTrack = (video: HTMLVideoElement | null, isShown: boolean) => {
  const track = video?.textTracks[0];
  if (track) track.mode = isShown ? 'showing' : 'disabled';
};

/** Turns the first subtitles of a video on and off; they start hidden. */
export const useSubtitles = (ref: RefObject<HTMLVideoElement | null>) => {
  const [isOn, setIsOn] = useState(false);
  const toggle = () => {
    showFirstTrack(ref.current, !isOn);
    setIsOn(!isOn);
  };
  return { isOn, toggle };
};
