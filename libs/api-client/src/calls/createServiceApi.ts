import type { ApiClient } from '../Call';

/** Services beside the content: share card, download address, complaints, places. */
export const createServiceApi = ({ get, post }: ApiClient) => ({
  getShareConfig: get('/peony/v1/system/wxshare'),
  getAppModule: get('/peony/v1/app/module'),
  createReport: post('/peony/v1/report', { needsData: false }),
  getPlace: get('/peony/v3/lbs/{id}'),
  getWeather: get('/peony/v3/lbs_weather/{id}'),
});

export type ServiceApi = ReturnType<typeof createServiceApi>;
