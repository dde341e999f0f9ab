import { watchOnline } from './watchOnline';

const setOnline = (isOnline: boolean, event?: 'online' | 'offline') => {
  Object.defineProperty(window.navigator, 'onLine', { configurable: true, value: isOnline });
  if (event) window.dispatchEvent(new Event(event));
};

describe('watchOnline', () => {
  it('reports the current state and every change until stopped', () => {
    const seen: boolean[] = [];
    setOnline(false);
    const stop = watchOnline(window, (isOnline) => seen.push(isOnline));
    setOnline(true, 'online');
    setOnline(false, 'offline');
    stop();
    setOnline(true, 'online');
    expect(seen).toEqual([false, true, false]);
  });
});
