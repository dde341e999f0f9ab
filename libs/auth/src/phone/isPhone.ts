/** Whether the digits are a mobile number: 1, then 3 to 9, then nine more (spec §5). */
export const isPhone = (digits: string): boolean => /^1[3-9]\d{9}$/.test(digits);
