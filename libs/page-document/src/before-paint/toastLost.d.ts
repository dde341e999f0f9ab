/** @param isLate a part does not come, rather than that it cannot be loaded */
export function toastLost(isLate?: boolean): void;
