/** The digits in a text, full-width ones too; nothing else. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
