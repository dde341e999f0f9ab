import { nullIfMissing, type ServiceApi } from '@share/api-client';
import type { Weather } from '@share/api-contract/types';
import type { PartsBudget } from '@share/page-data';
import { plainText } from '@share/safety';
import type { Position, SurroundingsView } from './ClueView';

/** A position of which both parts are known. */
export const toPosition = (place: Partial<Position> | null | undefined): Position | undefined => {
  const { longitude, latitude } = place ?? {};
  return longitude !== undefined && latitude !== undefined ? { longitude, latitude } : undefined;
};

const toWeatherText = ({ city, text, temperature }: Weather): string =>
  [plainText(city, 12), plainText(text, 12), temperature !== undefined ? `${Math.round(temperature)}℃` : '']
    .filter(Boolean)
    .join(' ');

interface LoadOptions {
  placeId: string;
  parts: Pick<PartsBudget, 'secondary'>;
}

/** Position and weather of a place; data that the platform does not have do not make the page incomplete. */
export const loadSurroundings = async (
  api: Pick<ServiceApi, 'getPlace' | 'getWeather'>,
  { placeId: id, parts }: LoadOptions,
): Promise<SurroundingsView> => {
  const [place, weather] = await Promise.all([
    parts.secondary((signal) => nullIfMissing(api.getPlace({ id }, { signal })), null, 'clue-place'),
    parts.secondary((signal) => nullIfMissing(api.getWeather({ id }, { signal })), null, 'clue-weather'),
  ]);
  const position = toPosition(place);
  const weatherText = weather && toWeatherText(weather);
  const alerts = (weather?.alerts ?? []).slice(0, 2).map(({ title }) => plainText(title, 24));
  return {
    ...(position && { position }),
    ...(weatherText && { weather: weatherText }),
    alerts: alerts.filter(Boolean),
  };
};
