import { Button } from '@share/ui';
import { type ReactElement, useState } from 'react';
import { authTexts } from '../authTexts';
import { Place } from './FramedPage.styles';

/** A page of the same site can be looked into; one that the browser or the platform put in its place is no HTML of ours. */
const isPage = (frame: HTMLIFrameElement): boolean => frame.contentDocument?.contentType === 'text/html';

export interface FramedPageProps {
  /** A path on the site. */
  readonly src: string;
  readonly title: string;
  /** What the page may do. It always needs `allow-same-origin`, by which a failure is told. */
  readonly sandbox: string;
}

/** A page of the site in a frame as large as its place; says when it loads and when it does not come. */
export function FramedPage({ src, title, sandbox }: FramedPageProps): ReactElement {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <Place role="alert">
        <div>
          <p>{authTexts.frameFailed}</p>
          <Button variant="ghost" onClick={() => setState('loading')}>
            {authTexts.retry}
          </Button>
        </div>
      </Place>
    );
  }
  return (
    <Place aria-busy={state === 'loading'}>
      {state === 'loading' && <p>{authTexts.frameLoading}</p>}
      <iframe
        src={src}
        title={title}
        sandbox={sandbox}
        data-shown={state === 'shown' ? '' : undefined}
        onLoad={({ currentTarget }) => setState(isPage(currentTarget) ? 'shown' : 'failed')}
      />
    </Place>
  );
}
