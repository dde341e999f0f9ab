import { useState, type ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { PageRoot, type PageRootProps } from '../src/PageRoot';

/** A page of its own for one test: it shares no answers with the others. */
export const TestPage = (props: PageRootProps) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <PageRoot {...props} />
  </SWRConfig>
);

/** The shared state of a page's islands belongs to its services: each story has an object of its own. */
const StoryPage = ({ services, ...props }: PageRootProps) => {
  const [own] = useState(() => ({ ...services }));
  return <TestPage services={own} {...props} />;
};

/** Storybook decorator: puts a page with these services, and its data from the server, around a story. */
export const withPage =
  (services: object, fallback: PageRootProps['fallback'] = {}) =>
  (Story: ComponentType) => (
    <StoryPage services={services} fallback={fallback}>
      <Story />
    </StoryPage>
  );
