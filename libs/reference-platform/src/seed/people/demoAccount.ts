/** The person of the sample content everybody may log in as. */
export const demoAccount = {
  user_id: 'uNanAnLin1',
  alias: '南岸小林',
  tel: '13800138000',
  password: 'yunpu-2026',
} as const;

/** Of the password above; see `isPasswordOf`. */
export const demoPasswordHash =
  'pbkdf2$600000$252ae5847e1510ed451dc8ebe5182dcd$25c7afbbe75c342690b6da8b031f5bc537b6f7b93b69e40562a3f306ff3d3f4a';
