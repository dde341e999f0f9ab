import { AlertIcon, PinIcon } from '@share/ui/icons';
import type { PlaceView, Position, SurroundingsView } from '../data/ClueView';
import styles from './ReportPlace.module.css';

interface ReportPlaceProps {
  place: PlaceView;
  surroundings?: SurroundingsView | undefined;
  /** Whether it may lead to a map. */
  hasMap?: boolean;
}

/** A page of the map service of `MAP_KEY`; no script of theirs comes into this one. */
const mapHref = ({ longitude, latitude }: Position, name: string) =>
  `https://uri.amap.com/marker?${new URLSearchParams({ position: `${longitude},${latitude}`, name }).toString()}`;

/** Where a report is from, and what is known of that place. */
export const ReportPlace = ({ place, surroundings, hasMap = false }: ReportPlaceProps) => {
  const position = place.position ?? surroundings?.position;
  const { weather, alerts = [] } = surroundings ?? {};
  return (
    <div className={styles.place} data-place="">
      <p>
        <PinIcon size={16} />
        <span>{place.address}</span>
      </p>
      {hasMap && position && (
        <a href={mapHref(position, place.address)} target="_blank" rel="noopener noreferrer">
          地图
        </a>
      )}
      {weather !== undefined && <p className={styles.weather}>{weather}</p>}
      {alerts.map((alert) => (
        <p className={styles.alert} key={alert}>
          <AlertIcon size={16} />
          {alert}
        </p>
      ))}
    </div>
  );
};
