/** Runs before the page: measures its observers and its scroll handlers, and counts writes and requests. */
export const countCosts = () => {
  const costs = { frames: [], fullyVisible: [], writes: 0, writesScrolling: 0, requests: 0 };
  window.costs = costs;
  window.isScrolling = false;
  window.frameMs = 0;
  const timed = (callback) =>
    function measured(...values) {
      const start = performance.now();
      try {
        return callback.apply(this, values);
      } finally {
        window.frameMs += performance.now() - start;
      }
    };
  const { IntersectionObserver: Observer } = window;
  window.IntersectionObserver = class extends Observer {
    constructor(callback, options) {
      super(timed(callback), options);
    }
  };
  const { addEventListener } = window;
  window.addEventListener = (name, listener, options) =>
    addEventListener.call(window, name, name === 'scroll' ? timed(listener) : listener, options);
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function write(key, value) {
    if (key === 'tracking_queue') {
      costs.writes += 1;
      if (window.isScrolling) costs.writesScrolling += 1;
    }
    return setItem.call(this, key, value);
  };
  const { fetch } = window;
  window.fetch = (...request) => {
    costs.requests += 1;
    return fetch(...request);
  };
};

/** Scrolls to the end, some pixels a frame, and notes which cards were fully visible, or covered the window. */
export const scrollThrough = async (step) => {
  const { costs } = window;
  const places = [...document.querySelectorAll('[data-exposure]')].map((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return { id: card.dataset.exposure, top: top + scrollY, bottom: bottom + scrollY };
  });
  const visible = new Set();
  const note = () => {
    const [from, to] = [scrollY, scrollY + innerHeight];
    for (const { id, top, bottom } of places) {
      if (bottom < from || top > to) continue;
      if ((top >= from && bottom <= to) || (top <= from && bottom >= to)) visible.add(id);
    }
  };
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  window.isScrolling = true;
  note();
  for (let end = document.documentElement.scrollHeight - innerHeight; scrollY < end - 1;) {
    scrollBy(0, step);
    note();
    window.frameMs = 0;
    // The work of a frame is done when the second callback after it runs.
    await nextFrame();
    await nextFrame();
    costs.frames.push(window.frameMs);
  }
  window.isScrolling = false;
  costs.fullyVisible = [...visible];
};
