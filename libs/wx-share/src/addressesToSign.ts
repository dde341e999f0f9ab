interface PageAddresses {
  /** Where the document was loaded. */
  landing: string;
  /** What the address bar says now. */
  current: string;
  /** iOS or iPadOS. */
  isApple: boolean;
}

const withoutFragment = (address: string) => address.split('#')[0] ?? address;

/**
 * The address WeChat compares a signature with: on Apple's systems the one the document was loaded at, elsewhere the present one.
 * @returns that one first, the other one to try after `invalid signature`; both without fragment.
 */
export const addressesToSign = ({ landing, current, isApple }: PageAddresses): [string, string] => {
  const [loaded, present] = [withoutFragment(landing), withoutFragment(current)];
  return isApple ? [loaded, present] : [present, loaded];
};
