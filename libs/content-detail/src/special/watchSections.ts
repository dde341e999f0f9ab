import type { SpecialView } from '../data/DetailView';
import { groupAnchor } from './SpecialGroup';

/** Below masthead and tabs, also on a phone held sideways: the last group that has reached this line is being read. */
const line = 0.3;
const aroundLine = '-25% 0px -70% 0px';

/** Reports the section that the visitor has scrolled to; above all of them the first. @returns stops observing */
export const watchSections = (
  sections: SpecialView['sections'],
  onSection: (sectionId: string) => void,
): (() => void) | undefined => {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const entries = sections.flatMap(({ id, groupIds }) =>
    groupIds.map((groupId) => [groupAnchor(groupId), id] as const),
  );
  // Last first: a group in two sections is one of the first of them.
  const sectionOf = new Map(entries.reverse());
  const lastFirst = [...sectionOf.keys()].flatMap((anchor) => document.getElementById(anchor) ?? []);
  const report = () => {
    const hasReachedLine = (group: Element) => group.getBoundingClientRect().top <= line * window.innerHeight;
    const group = lastFirst.find(hasReachedLine) ?? lastFirst[lastFirst.length - 1];
    const section = group && sectionOf.get(group.id);
    if (section) onSection(section);
  };
  const observer = new IntersectionObserver(report, { rootMargin: aroundLine });
  for (const group of lastFirst) observer.observe(group);
  return () => observer.disconnect();
};
