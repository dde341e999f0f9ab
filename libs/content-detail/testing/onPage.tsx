import { TestPage } from '@share/islands/testing';
import { createTestData } from '@share/page-data/testing';
import { useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { provideDetail } from '../src/data/provideDetail';
import type { DetailView } from '../src/data/DetailView';
import { createContentServices, type GivenServices } from './createContentServices';

interface PageProps {
  given: GivenServices;
  item: DetailView | undefined;
  children: ReactNode;
}

/** The data of the islands of an item, from the server. */
const fallbackOf = (item: DetailView) => {
  const data = createTestData();
  provideDetail(data, item);
  return data.fallback;
};

const Page = ({ given, item, children }: PageProps) => {
  const [services] = useState(() => createContentServices(given));
  return (
    <TestPage services={services} fallback={item && fallbackOf(item)}>
      {children}
    </TestPage>
  );
};

interface ItemProps {
  item?: DetailView;
}

/** Puts a page around a part of it, on which the server has read the tracks or groups of the item. */
export const onPage = (
  part: ReactElement,
  given: GivenServices = {},
  item: DetailView | undefined = (part.props as ItemProps).item,
) => (
  <Page given={given} item={item}>
    {part}
  </Page>
);

interface StoryContext {
  args: object;
  /** `services`: a function that creates the services of the story's page. */
  parameters: { services?: () => GivenServices };
}

/** Storybook decorator: puts a page around a story, as `onPage` does. */
export const withDetailPage = (Story: ComponentType, { args, parameters: { services } }: StoryContext) =>
  onPage(<Story />, services?.(), (args as ItemProps).item);
