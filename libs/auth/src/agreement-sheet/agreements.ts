/** A text that the visitor agrees to by ticking the box. */
export interface Agreement {
  title: string;
  href: string;
}

/** The texts of spec §2, in the order in which they are named. */
export const agreements: Agreement[] = [
  { title: '用户协议', href: '/davmu/agreement/user_agreement' },
  { title: '隐私政策', href: '/davmu/agreement/privacy_policy' },
];
