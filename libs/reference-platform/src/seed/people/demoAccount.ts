/** The person of the sample content everybody may log in as. */
export const demoAccount = {
  user_id: 'uNanAnLin1',
  alias: '南岸小林',
  tel: '13800138000',
  password: 'yunpu-2026',
} as const;

/** Of the password above; see `fitsPassword`. */
export const demoPasswordHash =
  'scrypt$14$8$1$252ae5847e1510ed451dc8ebe5182dcd$c212e642bf6c252440f445e12d311b6304ccf8594c478f6ccd718879a344fe3c';
