import type { SharingServices } from '../src/SharingServices';

/** Services of a page in an ordinary browser. */
export const sharingServices: SharingServices = {
  clientUaToken: '',
  report: () => undefined,
  reportFailure: () => undefined,
};

export const siteFixture = { name: '云浦新闻', logo: 'https://m.example.com/logo.svg' };
