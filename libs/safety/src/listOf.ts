/** A list of an answer of the platform, which may be anything there; what is no list is an empty one. */
export const listOf = <Entry>(value: readonly Entry[] | null | undefined): readonly Entry[] =>
  Array.isArray(value) ? (value as readonly Entry[]) : [];
