import { createSafeStorage } from './createSafeStorage';
import { deviceMetadata } from './deviceMetadata';
import { storageKeys } from './environmentConstants';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.49';
const phone = { userAgent: iphone, maxTouchPoints: 5 };
const storage = createSafeStorage(() => localStorage);
const createId = jest.fn(() => '0f7f3a52-4d5e-4b0e-9a35-2f1f6a1f0c11');

beforeEach(() => {
  localStorage.clear();
  createId.mockClear();
});

describe('deviceMetadata', () => {
  it.each([
    [iphone, 'IOS', 'iOS 17.5.1'],
    ['Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X) AppleWebKit/605.1.15', 'IOS', 'iPadOS 14.0'],
    ['Mozilla/5.0 (iPhone) own client', 'IOS', 'iOS'],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 'Android', 'Android 14'],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS 4.2; NOH-AN00)', 'Android', 'HarmonyOS 4.2'],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1', 'Android', 'HarmonyOS 5.0'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 'Android', 'Windows 10.0'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'Android', 'macOS 10.15.7'],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140', 'Android', 'Linux'],
    ['', 'Android', 'unknown'],
  ])('reads %s as %s, %s (R51)', (userAgent, device_type, device_os) => {
    expect(deviceMetadata(storage, { userAgent, maxTouchPoints: 0 }, createId)).toEqual({
      device_type,
      device_os,
      user_id: '0f7f3a52-4d5e-4b0e-9a35-2f1f6a1f0c11',
    });
  });

  it('takes an iPad that claims to be a Mac for what `readEnvironment` says', () => {
    const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15';
    expect(deviceMetadata(storage, { userAgent, maxTouchPoints: 5 }, createId)).toMatchObject({
      device_type: 'IOS',
      device_os: 'iPadOS',
    });
  });

  it('keeps the id between visits and updates the system', () => {
    deviceMetadata(storage, phone, createId);
    const later = deviceMetadata(
      storage,
      { ...phone, userAgent: iphone.replace('17_5_1', '18_0') },
      createId,
    );
    expect(later).toEqual(storage.getJson(storageKeys.deviceMeta));
    expect(later.device_os).toBe('iOS 18.0');
    expect(createId).toHaveBeenCalledTimes(1);
  });

  it.each(['null', '"text"', '{}', '{"user_id":7}', '{"user_id":"<script>"}', '{"user_id":', ''])(
    'creates a new id when %j is stored',
    (stored) => {
      localStorage.setItem(storageKeys.deviceMeta, stored);
      expect(deviceMetadata(storage, phone, createId).user_id).toBe(createId());
    },
  );

  it('reads only the beginning of a very long user agent', () => {
    const endless = `${'('.repeat(50_000)}iPhone`;
    expect(deviceMetadata(storage, { ...phone, userAgent: endless }, createId).device_os).toBe('unknown');
  });
});
