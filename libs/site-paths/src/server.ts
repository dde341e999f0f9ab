export { createPreviewReload } from './createPreviewReload';
export { toCanonicalTarget, type RequestTarget } from './routing/canonicalTarget';
export { createPageRouter } from './routing/createPageRouter';
export type { PageRoute, RoutedPage, RoutePage } from './routing/createPageRouter';
export type { ItemAddress, NamedAddress, PageAddress, PreviewAddress } from './routing/PageAddress';
export { listPageKinds, toPageSubject, type PageSubject } from './routing/pageSubject';
export { routeOwnAddress } from './routing/routeOwnAddress';
