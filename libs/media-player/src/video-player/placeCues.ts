import type { SyntheticEvent } from 'react';

/** Both are needed: at a single change Chromium leaves a cue that is on the screen already where it is. */
interface CuePlace {
  /**
   * In lines of the text of a cue, negative ones from below, because Chromium does not break the lines of a cue whose place is a share
   * of the height.
   */
  line: number;
  /** Width in percent. */
  size: number;
}

/**
 * Browsers show cues at the lower edge, where there is more to read. CSS cannot move them in every browser.
 * @param event a track has been loaded
 */
export const placeCues = ({ target }: SyntheticEvent, place: CuePlace): void => {
  for (const cue of (target as HTMLTrackElement).track.cues ?? [])
    Object.assign(cue, { snapToLines: true, ...place });
};
