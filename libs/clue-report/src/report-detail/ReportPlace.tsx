import { Picture } from '@share/ui';
import { AlertIcon, PinIcon } from '@share/ui/icons';
import type { PlaceView, Position, SurroundingsView } from '../data/ClueView';
import { Address, Alert, Map, Root, Weather } from './ReportPlace.styles';

interface ReportPlaceProps {
  place: PlaceView;
  surroundings?: SurroundingsView | undefined;
  /** Address of a picture of a map, with `{longitude}`, `{latitude}` and `{size}`; without it there is the text alone (R84). */
  mapPicture?: string | undefined;
}

/** Twice the width of the page's column, in the shape of the picture. */
const mapSize = { width: 670, height: 377 };

const pictureAt = ({ longitude, latitude }: Position, template: string) =>
  template
    .replace('{longitude}', String(longitude))
    .replace('{latitude}', String(latitude))
    .replace('{size}', `${mapSize.width}*${mapSize.height}`);

/** A page of the map service; no script of theirs comes into this one. */
const mapHref = ({ longitude, latitude }: Position, name: string) =>
  `https://uri.amap.com/marker?${new URLSearchParams({ position: `${longitude},${latitude}`, name }).toString()}`;

/** Where a report is from, and what is known of that place. */
export const ReportPlace = ({ place, surroundings, mapPicture }: ReportPlaceProps) => {
  const position = place.position ?? surroundings?.position;
  const { weather, alerts = [] } = surroundings ?? {};
  return (
    <Root data-place="">
      <Address>
        <PinIcon size={16} />
        <span>{place.address}</span>
      </Address>
      {weather !== undefined && <Weather>{weather}</Weather>}
      {mapPicture && position && (
        <Map href={mapHref(position, place.address)} target="_blank" rel="noopener noreferrer">
          <Picture src={pictureAt(position, mapPicture)} {...mapSize} alt="地图" slot="column" ratio="16/9" />
        </Map>
      )}
      {alerts.map((alert) => (
        <Alert key={alert}>
          <AlertIcon size={16} />
          {alert}
        </Alert>
      ))}
    </Root>
  );
};
