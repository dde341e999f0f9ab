/** @param isLate a part does not come, rather than that it cannot be loaded */
export function sayLost(isLate?: boolean): void;
