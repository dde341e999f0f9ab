import { storageKeys, type SafeStorage } from '@share/environment';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { choiceKey, isStatisticsOn, outboxKey, type PrivacySignals } from './statisticsChoice';

interface ChoiceState {
  isOn: boolean;
}

/** Whether a visitor allows statistics. */
export interface StatisticsChoice {
  store: Pick<StoreApi<ChoiceState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Off also removes events that wait to be sent, and the id under which this device was counted. */
  setOn: (isOn: boolean) => void;
  /**
   * Adopts choices made in other tabs, and on later pages when the visitor goes back. Another tab is notified of a choice a moment later:
   * events it has stored meanwhile are removed too.
   */
  follow: (window: Window) => void;
}

/** The visitor's choice, queued in the storage. The statistics of all open pages request it before each step. */
export const createStatisticsChoice = (storage: SafeStorage, signals: PrivacySignals): StatisticsChoice => {
  const read = (): ChoiceState => ({ isOn: isStatisticsOn(storage, signals) });
  const store = createStore(read);
  const update = () => {
    const choice = read();
    if (!choice.isOn) for (const key of [outboxKey, storageKeys.deviceMeta]) storage.remove(key);
    store.setState(choice);
  };
  return {
    store,
    setOn: (isOn) => {
      storage.set(choiceKey, isOn ? 'on' : 'off');
      update();
    },
    follow: (window) => {
      window.addEventListener('storage', update);
      window.addEventListener('pageshow', update);
    },
  };
};

/** The choice on the server, where nothing is counted. */
export const noStatisticsChoice: StatisticsChoice = {
  store: createStore(() => ({ isOn: true })),
  setOn: () => undefined,
  follow: () => undefined,
};
