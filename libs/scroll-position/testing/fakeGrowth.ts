/** Replaces `ResizeObserver`, which jsdom lacks. @returns makes the page grow for the observer that was created last */
export const fakeGrowth = (): (() => void) => {
  let grow = (): void => undefined;
  window.ResizeObserver = class {
    isConnected = true;
    constructor(callback: ResizeObserverCallback) {
      grow = () => void (this.isConnected && callback([], this));
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => {
      this.isConnected = false;
    };
  };
  return () => grow();
};
