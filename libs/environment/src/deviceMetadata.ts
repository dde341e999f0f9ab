import type { SafeStorage } from './createSafeStorage';
import { storageKeys } from './environmentConstants';
import { readEnvironment, type System } from './readEnvironment';

/** The device that reports an event (spec §3); the platform's field names. */
export interface DeviceMetadata {
  /** HarmonyOS and desktops count as Android; `device_os` distinguishes them (R51). */
  device_type: 'Android' | 'IOS';
  /** System and version, such as `Android 14`, `iOS 17.5`, `HarmonyOS 4.2`; an iPad that claims to be a Mac is `iPadOS`. */
  device_os: string;
  /** A UUID created and stored in this browser. */
  user_id: string;
}

/** Name of a system, and where the agent has its version. */
const systems: Record<System, [name: string, version?: RegExp]> = {
  harmony: ['HarmonyOS', /(?:OpenHarmony|HarmonyOS)[ /]?([\d.]*)/i],
  android: ['Android', /Android ?([\d.]*)/i],
  ios: ['iOS', / OS ([\d_]+)/],
  ipados: ['iPadOS', /iPad.*? OS ([\d_]+)/],
  windows: ['Windows', /Windows NT ([\d.]*)/],
  mac: ['macOS', /Mac OS X ([\d_.]*)/],
  linux: ['Linux'],
  other: ['unknown'],
};

const describeSystem = (system: System, agent: string): string => {
  // HarmonyOS 4 runs Android apps and is Android in every other respect.
  const [name, version] = systems[system === 'android' && /HarmonyOS/i.test(agent) ? 'harmony' : system];
  const number = version?.exec(agent)?.[1] ?? '';
  return `${name} ${number.replaceAll('_', '.').slice(0, 16)}`.trim();
};

const readUserId = (storage: SafeStorage): string | undefined => {
  const stored = storage.getJson(storageKeys.deviceMeta);
  const id =
    typeof stored === 'object' && stored !== null && 'user_id' in stored ? stored.user_id : undefined;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
};

/**
 * Describes the device and stores the description. The id stays the same; the system, the one of `readEnvironment`, is read again
 * because it may have been updated.
 * @param createId called only when no id is stored
 */
export const deviceMetadata = (
  storage: SafeStorage,
  { userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
  createId: () => string,
): DeviceMetadata => {
  const { system } = readEnvironment(userAgent, { maxTouchPoints });
  const metadata: DeviceMetadata = {
    device_type: system === 'ios' || system === 'ipados' ? 'IOS' : 'Android',
    device_os: describeSystem(system, userAgent.slice(0, 1024)),
    user_id: readUserId(storage) ?? createId(),
  };
  storage.setJson(storageKeys.deviceMeta, metadata);
  return metadata;
};
