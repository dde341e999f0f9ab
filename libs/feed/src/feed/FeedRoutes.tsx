import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { HomeScreen } from '../home-screen/HomeScreen';
import { ListScreen } from '../list-screen/ListScreen';
import { ModuleScreen } from '../module-screen/ModuleScreen';
import type { ScreenProps } from './FeedProps';

interface FeedRoutesProps extends ScreenProps {
  /** The search, whose code the other pages do without. */
  Search: ComponentType<ScreenProps>;
}

/** The pages a visitor moves between without a new document (R75); the same table on the server and in the browser. */
export const FeedRoutes = ({ Search, ...props }: FeedRoutesProps) => (
  <Suspense>
    <Routes>
      <Route index element={<HomeScreen {...props} />} />
      <Route path="list/*" element={<ListScreen {...props} />} />
      <Route path="content_model/*" element={<ModuleScreen {...props} />} />
      <Route path="search/*" element={<Search {...props} />} />
    </Routes>
  </Suspense>
);
