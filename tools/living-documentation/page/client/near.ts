import { all } from './dom';

/** Parts of the page that are looked at as a whole. */
const parts = '.rule, .piece, .front, .folder > header';

/** Calls back for each part once, shortly before it comes into view. */
export function whenNear(callback: (part: HTMLElement) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        callback(target as HTMLElement);
      }
    },
    { rootMargin: '900px 0px' },
  );
  for (const part of all(parts)) observer.observe(part);
}

/** Of elements in a part those that are in no smaller part. */
export function ownOf<E extends HTMLElement>(part: HTMLElement, selector: string): readonly E[] {
  return all<E>(selector, part).filter((element) => element.closest(parts) === part);
}
