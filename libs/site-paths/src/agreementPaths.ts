/** Pages with the agreements (spec §2). */
export const agreementPaths = {
  user: '/davmu/agreement/user_agreement',
  privacy: '/davmu/agreement/privacy_policy',
} as const;
