import type { SpecialView } from '../data/DetailView';
import { groupAnchor } from './SpecialGroup';

/** The group that crosses this strip, right under the masthead and the tabs, is the one being read. */
const underTabs = '-20% 0px -75% 0px';

/** Reports the section that the reader has scrolled to. @returns stops observing */
export const watchSections = (
  sections: SpecialView['sections'],
  onSection: (sectionId: string) => void,
): (() => void) | undefined => {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  const sectionOf = new Map(
    sections.flatMap(({ id, groupIds }) => groupIds.map((groupId) => [groupAnchor(groupId), id] as const)),
  );
  const observer = new IntersectionObserver(
    (entries) => {
      // Where two cross it at once, an anchor has led to the later one.
      const crossing = entries.filter(({ isIntersecting }) => isIntersecting);
      const section = sectionOf.get(crossing[crossing.length - 1]?.target.id ?? '');
      if (section) onSection(section);
    },
    { rootMargin: underTabs },
  );
  for (const anchor of sectionOf.keys()) {
    const group = document.getElementById(anchor);
    if (group) observer.observe(group);
  }
  return () => observer.disconnect();
};
