import { Button, EmptyState } from '@share/ui';
import * as S from './ErrorPage.styles';

interface ErrorPageProps {
  /** Default 500 (spec §2). */
  status?: number;
  /** Default `Error` (spec §2). */
  message?: string;
  homeHref: string;
  /** Lets a reader quote what went wrong. */
  requestId?: string;
}

/** The specification's text of the 404 page (spec §8). */
export const notFoundMessage = 'This page could not be found';

/** The page shown instead of content: 404 with the way home, or an error with the way to try again. */
export const ErrorPage = ({ status = 500, message = 'Error', homeHref, requestId }: ErrorPageProps) => {
  const isMissing = status === 404;
  return (
    <S.Page>
      <EmptyState
        drawing="lost-bridge"
        title={isMissing ? '页面走丢了' : '页面暂时打不开'}
        note={
          <>
            {isMissing && <S.Message lang="en">{message}</S.Message>}
            {isMissing ? '链接可能已失效，或内容已下线。' : '网络有点慢，请稍后再试。'}
          </>
        }
      >
        <Button variant="fill" wide href={isMissing ? homeHref : ''}>
          {isMissing ? '回到首页' : '重新加载'}
        </Button>
        {!isMissing && (
          <Button variant="text" href={homeHref}>
            回到首页
          </Button>
        )}
      </EmptyState>
      {!isMissing && (
        <S.Problem>
          {status} {message}
          {requestId && ` · ${requestId}`}
        </S.Problem>
      )}
    </S.Page>
  );
};
