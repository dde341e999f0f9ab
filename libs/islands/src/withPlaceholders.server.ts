import { isRecord } from './isRecord';
import { placeholder } from './SharedProps';

/**
 * The data of a part as all pages share them.
 *
 * @param shared the `SharedProps` of the data
 * @param markFor stands for a text of the page
 */
export const withPlaceholders = (
  data: object,
  shared: object,
  markFor: (text: string) => string,
): Record<string, unknown> => {
  const toShared = (value: unknown, prop: unknown): unknown => {
    if (prop === placeholder) return typeof value === 'string' && value ? markFor(value) : value;
    if (!isRecord(prop)) return prop;
    return isRecord(value) ? withPlaceholders(value, prop, markFor) : value;
  };
  const changed = Object.entries(shared).map(([name, prop]) => [
    name,
    toShared(Reflect.get(data, name), prop),
  ]);
  return { ...data, ...Object.fromEntries(changed) };
};
