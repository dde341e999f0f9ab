import type { SafeStorage } from './createSafeStorage';
import { storageKeys } from './environmentConstants';

/** The device that reports an event (spec §3); the platform's field names. */
export interface DeviceMetadata {
  /** HarmonyOS and desktops count as Android; `device_os` distinguishes them (R51). */
  device_type: 'Android' | 'IOS';
  /** System and version, such as `Android 14`, `iOS 17.5`, `HarmonyOS 4.2`. */
  device_os: string;
  /** A UUID created and stored in this browser. */
  user_id: string;
}

/** The first matching pattern decides; its group is the version. Order matters: HarmonyOS contains `Android` too. */
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

const readUserId = (storage: SafeStorage): string | undefined => {
  const stored = storage.getJson(storageKeys.deviceMeta);
  const id =
    typeof stored === 'object' && stored !== null && 'user_id' in stored ? stored.user_id : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
};

/**
 * Describes the device and stores the description. The id stays the same; the system is read again because it may have been
 * updated.
 * @param createId called only when no id is stored
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
    user_id: readUserId(storage) ?? createId(),
  };
  storage.setJson(storageKeys.deviceMeta, metadata);
  return metadata;
};
