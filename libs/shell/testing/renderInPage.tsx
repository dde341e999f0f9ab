import type { PageActions } from '@share/islands';
import { createPageActions, TestPage } from '@share/islands/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { ShellServices } from '../src/ShellServices';
import { shellServices } from './shellServices';

interface PageOptions extends Partial<Omit<ShellServices, 'page'>> {
  page?: Partial<PageActions>;
}

/** A component in a page with these services. */
export const inPage = (element: ReactElement, { page, ...services }: PageOptions = {}) => (
  <TestPage services={{ ...shellServices, ...services, page: createPageActions(page) }}>{element}</TestPage>
);

export const renderInPage = (element: ReactElement, options?: PageOptions) =>
  render(inPage(element, options));
