import { TestPage } from '@share/islands/testing';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { LiveServices } from '../src/LiveServices';
import { createLiveServices } from './createLiveServices';

interface PageProps {
  given: Partial<LiveServices> | undefined;
  children: ReactNode;
}

const Page = ({ given, children }: PageProps) => {
  const [services] = useState(() => createLiveServices(given));
  return <TestPage services={services}>{children}</TestPage>;
};

interface StoryContext {
  /** `services`: a function that creates services of the story's page. */
  parameters: { services?: () => Partial<LiveServices> };
}

/** Storybook decorator: a page with the services of a live room, but for those that the story gives. */
export const withLivePage = (Story: ComponentType, { parameters: { services } }: StoryContext) => (
  <Page given={services?.()}>
    <Story />
  </Page>
);
