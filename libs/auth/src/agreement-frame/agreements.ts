/** A text that is agreed to by ticking the box. */
export interface Agreement {
  readonly title: string;
  readonly href: string;
}

/** The texts of spec §2, in the order in which they are named. */
export const agreements: readonly Agreement[] = [
  { title: '用户协议', href: '/davmu/agreement/user_agreement' },
  { title: '隐私政策', href: '/davmu/agreement/privacy_policy' },
];
