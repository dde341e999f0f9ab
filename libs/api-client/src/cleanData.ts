/** Fields that come spelled right, and the names the specification gives them, which are the ones that are read (R58). */
export const spellings = [
  ['webp_thumb', 'wbep_thumb'],
  ['replies', 'replys'],
  ['Recommend', 'Recomend'],
] as const;

const cleanList = (list: unknown[]): void => {
  let kept = 0;
  for (const entry of list) {
    if (entry === null) continue;
    cleanData(entry);
    list[kept++] = entry;
  }
  list.length = kept;
};

const cleanFields = (fields: Record<string, unknown>): void => {
  for (const [spelling, name] of spellings) {
    if (fields[spelling] == null) continue;
    fields[name] ??= fields[spelling];
    // Not in two places: everything is looked at once, however deep it lies.
    fields[spelling] = undefined;
  }
  for (const name in fields) {
    fields[name] ??= undefined;
    cleanData(fields[name]);
  }
};

/**
 * Makes what the platform answers look as the contract has it, in place: fields that are null become undefined, null entries of
 * lists are left out, and fields have the spelling of the specification, whose own field comes first (R58). Done for every call,
 * so nothing is copied, and no field is deleted, which would make objects slow.
 * @throws RangeError for data that is nested thousands of levels deep
 */
export const cleanData = (data: unknown): void => {
  if (Array.isArray(data)) cleanList(data);
  else if (typeof data === 'object' && data !== null) cleanFields(data as Record<string, unknown>);
};
