import type { IslandModules, IslandProps } from '@share/islands';

/** A room is one island: its state decides about all of it. */
export const liveIslands = {
  liveRoom: {
    when: 'view',
    pages: ['live room'],
    needs: ['collect', 'login'],
    load: async () => (await import('./live-room/LiveRoom')).LiveRoom,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof liveIslands> {}
}
