import type { PosterState } from './usePoster';
import { Placeholder, Poster, Root } from './PosterView.styles';

interface PosterViewProps {
  state: PosterState;
  /** Of the page. */
  title: string;
}

/** The poster above the panel, as a picture that a long press saves. */
export const PosterView = ({ state, title }: PosterViewProps) => (
  <Root role="group" aria-label="海报" aria-busy={state.status === 'making'}>
    {state.status === 'ready' ? (
      <Poster
        src={state.poster.src}
        width={state.poster.width}
        height={state.poster.height}
        alt={`“${title}”的海报，带有这个页面的二维码`}
      />
    ) : (
      <Placeholder />
    )}
  </Root>
);
