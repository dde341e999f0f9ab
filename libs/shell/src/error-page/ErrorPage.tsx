import { defaultTitle } from '@share/page-document';
import { homePath, searchPath } from '@share/site-paths';
import { Button, EmptyState } from '@share/ui';
import type { ShellPage } from '../ShellPage';
import { Message, Page, Problem } from './ErrorPage.styles';

interface ErrorPageProps {
  /** Default 500 (spec §2). */
  status?: number;
  /** Default `Error` (spec §2). */
  message?: string;
  /** Request id that a visitor can quote when reporting the error. */
  requestId?: string;
}

/** The specification's text of the 404 page (spec §8). */
const notFoundMessage = 'This page could not be found';

/** The page shown instead of content, with a way home; where there may be nothing to find again, one to search, else one to try again. */
export const ErrorPage = ({ status = 500, message = 'Error', requestId }: ErrorPageProps) => {
  const isMissing = status === 404;
  return (
    <Page>
      <EmptyState
        drawing="lost-bridge"
        title={isMissing ? '页面走丢了' : '页面暂时打不开'}
        note={
          <>
            {isMissing ? '链接可能已失效，或内容已下线。' : '网络有点慢，请稍后再试。'}
            {isMissing && <Message lang="en">{message}</Message>}
          </>
        }
      >
        <Button variant="fill" wide href={isMissing ? homePath : ''}>
          {isMissing ? '回到首页' : '重新加载'}
        </Button>
        <Button variant="text" href={isMissing ? searchPath : homePath}>
          {isMissing ? '搜索看看' : '回到首页'}
        </Button>
      </EmptyState>
      {!isMissing && (
        <Problem>
          {status} {message}
          {requestId && ` · ${requestId}`}
        </Problem>
      )}
    </Page>
  );
};

interface ErrorPageOptions {
  status: number;
  requestId: string;
}

/** The page for an address that leads nowhere, or for a request that failed (spec §2). */
export const createErrorPage = ({ status, requestId }: ErrorPageOptions): ShellPage => {
  const page = { layout: 'default', isIndexed: false } as const;
  return status === 404
    ? { ...page, title: notFoundMessage, element: <ErrorPage status={status} message={notFoundMessage} /> }
    : { ...page, title: defaultTitle, element: <ErrorPage status={status} requestId={requestId} /> };
};
