/** The living documentation as a page. */
export { pageOf, type PageOptions } from './page';
export type { Link } from './front';
