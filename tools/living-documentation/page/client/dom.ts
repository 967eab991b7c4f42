/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** All elements that match, as a list. */
export function all<E extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): readonly E[] {
  return [...root.querySelectorAll<E>(selector)];
}

/** The first element that matches. */
export function one<E extends HTMLElement = HTMLElement>(
  selector: string,
  root: ParentNode = document,
): E | undefined {
  return root.querySelector<E>(selector) ?? undefined;
}

/** A new element; what goes into it is text, or other elements. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The element that an event is about, or stands in, if it matches. */
export function targetOf<E extends HTMLElement = HTMLElement>(event: Event, selector: string): E | undefined {
  return event.target instanceof Element ? (event.target.closest<E>(selector) ?? undefined) : undefined;
}

/** What stands in an element, blanks and line ends made one. */
export function textOf(element: Element | undefined | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Does it when there is time. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 50);
}
