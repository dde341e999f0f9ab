/** Makes the next timer of this length fire at once, for stories of a player after a while. @returns ends it */
export const hurryTimer = (milliseconds: number) => {
  const { setTimeout } = window;
  let isDone = false;
  const hurried = (handler: TimerHandler, delay?: number) => {
    const isHurried = delay === milliseconds && !isDone;
    if (isHurried) isDone = true;
    return setTimeout(handler, isHurried ? 0 : delay);
  };
  window.setTimeout = hurried as typeof setTimeout;
  return () => {
    window.setTimeout = setTimeout;
  };
};
