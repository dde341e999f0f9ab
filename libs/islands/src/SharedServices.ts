/**
 * The parts of services that a shared part may use: they are the same on every page that the server renders. A service that no page of
 * the server has is named as undefined.
 */
export type SharedServices<Services> = { readonly [Name in keyof Services]?: SharedService<Services[Name]> };

type SharedService<Service> = Service extends ((...input: never[]) => unknown) | readonly unknown[] | string
  ? Service
  : Service | SharedServices<Service>;
