import type { SafeStorage } from './createSafeStorage';
import { storageKeys } from './storageKeys';

/** Who reports an event (spec §3); the field names are those of the wire. */
export interface DeviceMetadata {
  /** HarmonyOS and desktops count as Android; `device_os` tells them apart (R51). */
  device_type: 'Android' | 'IOS';
  /** System and version, such as `Android 14`, `iOS 17.5`, `HarmonyOS 4.2`. */
  device_os: string;
  /** A UUID made in this browser and kept there. */
  user_id: string;
}

/** The first pattern that matches names the system; its group is the version. Order matters: HarmonyOS says Android too. */
const systems: [name: string, pattern: RegExp][] = [
  ['HarmonyOS', /(?:OpenHarmony|HarmonyOS)[ /]?([\d.]*)/i],
  ['Android', /Android ?([\d.]*)/i],
  ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\d_]+)|iPhone|iPad|iPod/i],
  ['Windows', /Windows NT ([\d.]*)/],
  ['macOS', /Mac OS X ([\d_.]*)/],
  ['Linux', /Linux/],
];

const systemOf = (userAgent: string): { name: string; version: string } => {
  for (const [name, pattern] of systems) {
    const match = pattern.exec(userAgent);
    if (match) return { name, version: (match[1] ?? '').replaceAll('_', '.').slice(0, 16) };
  }
  return { name: 'unknown', version: '' };
};

const keptUserId = (storage: SafeStorage): string | undefined => {
  const kept = storage.getJson(storageKeys.deviceMeta);
  const id = typeof kept === 'object' && kept !== null && 'user_id' in kept ? kept.user_id : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
};

/**
 * Describes the device and keeps the description locally; the id stays the same, the system is read anew because it
 * may have been updated.
 * @param createId makes a UUID; called only when none is kept.
 */
export const deviceMetadata = (
  storage: SafeStorage,
  userAgent: string,
  createId: () => string,
): DeviceMetadata => {
  const { name, version } = systemOf(userAgent.slice(0, 1024));
  const metadata: DeviceMetadata = {
    device_type: name === 'iOS' ? 'IOS' : 'Android',
    device_os: `${name} ${version}`.trim(),
    user_id: keptUserId(storage) ?? createId(),
  };
  storage.setJson(storageKeys.deviceMeta, metadata);
  return metadata;
};
