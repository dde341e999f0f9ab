import type { CacheLifetime } from './CacheLifetime';

/** A value as several instances share it. */
export interface SharedEntry<Value> {
  value: Value;
  /** Milliseconds since the epoch, by the clock of this instance. */
  madeAt: number;
  lifetime: CacheLifetime;
}

/** A second level behind the memory of one instance. It never rejects and keeps a time limit of its own. */
export interface SharedLevel<Value> {
  get(key: string): Promise<SharedEntry<Value> | undefined>;
  set(key: string, entry: SharedEntry<Value>): void;
  delete(key: string): void;
  /** Whether this instance may refresh the key; `false` while another one has it, for at most `ms`. */
  lock(key: string, ms: number): Promise<boolean>;
}
