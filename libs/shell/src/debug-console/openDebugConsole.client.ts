import eruda from 'eruda';

/** Above the bar at the lower edge, which its button must not cover. */
const distanceFromEdge = 140;

/** Opens the button of the console for developers: log, elements, network, storage. */
export const openDebugConsole = (): void => {
  eruda.init({ useShadowDom: true, autoScale: true });
  eruda.position({ x: 0, y: window.innerHeight - distanceFromEdge });
};
