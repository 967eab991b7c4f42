import { learningIn, pageOf } from '../katas';

export { kataNames } from '../katas';

/** A kata as somebody who practises meets it. */
export interface Kata {
  /** The name of its folders. */
  readonly name: string;
  readonly title: string;
  /** The feature files to make green in the order of learning, paths within the project with slashes. */
  readonly features: readonly string[];
}

/**
 * Reads what a kata's own page says about it.
 *
 * The numbered links to feature files below "In the order of learning" are what somebody who practises owes. What is not
 * numbered there is given: the notation, and whatever plays the kata.
 */
export function kataNamed(name: string): Kata {
  const { title, text } = pageOf(name);
  const links = [...learningIn(text).matchAll(/^\d+\. .*?\]\(([^()/]+\.feature)\)/gm)];
  return {
    name,
    title,
    features: links.map(([, file = '']) => `features/${name}/${file}`),
  };
}
