import type { IslandModules, IslandProps } from '@share/islands';

/** The islands around a page. */
export const shellIslands = {
  masthead: {
    when: 'user',
    pages: 'every',
    needs: ['login'],
    load: async () => (await import('./masthead/Masthead')).Masthead,
  },
  overlayHeader: {
    when: 'touch',
    pages: ['short video', 'gallery'],
    load: async () => (await import('./overlay-header/OverlayHeader')).OverlayHeader,
  },
  bottomBar: {
    when: 'use',
    pages: ['feed'],
    shares: ['channels'],
    load: async () => (await import('./bottom-bar/BottomBar')).BottomBar,
  },
  routerControl: {
    when: 'touch',
    load: async () => (await import('./router-control/RouterControl')).RouterControl,
  },
  previewBanner: {
    when: 'view',
    pages: ['preview'],
    load: async () => (await import('./preview/PreviewBanner')).PreviewBanner,
  },
  overlays: { when: 'use', pages: 'every', load: async () => (await import('./overlays/Messages')).Messages },
  navigation: {
    when: 'use',
    file: 'panels',
    shares: ['channels'],
    load: async () => (await import('./navigation-panel/NavigationPanel')).Navigation,
  },
  textSize: {
    when: 'touch',
    file: 'panels',
    load: async () => (await import('./text-size-sheet/TextSizeSheet')).TextSize,
  },
  report: {
    when: 'touch',
    file: 'panels',
    load: async () => (await import('./report-sheet/ReportSheet')).Report,
  },
  openApp: {
    when: 'use',
    file: 'panels',
    load: async () => (await import('./open-app-dialog/OpenAppDialog')).OpenApp,
  },
  offer: {
    when: 'touch',

    load: async () => (await import('./offer-sheet/OfferSheet')).Offer,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof shellIslands> {}
}
