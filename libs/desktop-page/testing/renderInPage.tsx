import type { PageActions } from '@share/islands';
import { createPageActions, TestPage } from '@share/islands/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders a component in a page with these actions. */
export const renderInPage = (element: ReactElement, actions: Partial<PageActions> = {}) =>
  render(<TestPage services={{ page: createPageActions(actions) }}>{element}</TestPage>);
