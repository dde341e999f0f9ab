/** The ground of a picture that has failed: the image icon, in a grey that is visible on the background of both appearances. */
export const failureIcon =
  "var(--placeholder) url('data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 24 24%27 fill=%27none%27 stroke=%27%2385838A%27 stroke-width=%271.5%27 stroke-linecap=%27round%27%3E%3Cpath d=%27M5 4.5h14A1.5 1.5 0 0 1 20.5 6v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18V6A1.5 1.5 0 0 1 5 4.5zM3.8 16.5l5-4.5 4 3.5 3-2.5 4.5 3.5M15.5 8.5h.01%27/%3E%3C/svg%3E') center / 24px no-repeat";
