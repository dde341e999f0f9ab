import { Button } from '@share/ui';
import { useState } from 'react';
import { Frame, Message, Root } from './EmbeddedPage.styles';
import { embeddedPageTexts } from './embeddedPageTexts';

/** An error page of the browser cannot be read by scripts, and a JSON answer is no HTML. */
const hasLoaded = (iframe: HTMLIFrameElement): boolean => iframe.contentDocument?.contentType === 'text/html';

interface EmbeddedPageProps {
  /** A path on the site. */
  src: string;
  title: string;
  /** Permissions of the page. It always needs `allow-same-origin`, or a failure looks like a page. */
  sandbox: string;
}

/** A page of the site in an iframe as large as its place; says when it is loading and when it failed. */
export const EmbeddedPage = ({ src, title, sandbox }: EmbeddedPageProps) => {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed')
    return (
      <Root role="alert">
        <div>
          <Message>{embeddedPageTexts.failed}</Message>
          <Button variant="ghost" onClick={() => setState('loading')}>
            {embeddedPageTexts.retry}
          </Button>
        </div>
      </Root>
    );
  return (
    <Root aria-busy={state === 'loading'}>
      {state === 'loading' && <Message>{embeddedPageTexts.loading}</Message>}
      <Frame
        src={src}
        title={title}
        sandbox={sandbox}
        data-shown={state === 'shown' ? '' : undefined}
        onLoad={({ currentTarget }) => setState(hasLoaded(currentTarget) ? 'shown' : 'failed')}
      />
    </Root>
  );
};
