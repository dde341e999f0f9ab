/** A person who may write. */
export interface User {
  user_id: string;
  alias: string;
  avatar?: string;
  ip_location?: string;
}
