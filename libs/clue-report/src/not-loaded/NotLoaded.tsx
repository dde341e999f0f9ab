import { Button, EmptyState } from '@share/ui';

interface NotLoadedProps {
  /** The subject of the page, as its heading. */
  title: string;
  /** Why the platform does not show it; absent when it could not be requested. */
  refusal?: string | undefined;
}

/** Replaces the subject of a page that could not be loaded (spec §8): that is not the same as nothing being there. */
export const NotLoaded = ({ title, refusal }: NotLoadedProps) => (
  <>
    <h1 className="visually-hidden">{title}</h1>
    <EmptyState
      title={refusal ?? '内容暂时没有加载出来'}
      {...(refusal === undefined && { note: '请稍后再试。' })}
    >
      {/* An empty address is that of this page: it is requested again. */}
      <Button variant="ghost" href="">
        重新加载
      </Button>
    </EmptyState>
  </>
);
