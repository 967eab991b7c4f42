import ts from 'typescript';

/** What kind of value JSON has for a type; `anything` where it may be of several kinds. */
export type Kind = 'text' | 'number' | 'truth' | 'list' | 'object' | 'anything';

/** The kind of a type; null beside something else does not count. */
export function kindOf(type: ts.Type, checker: ts.TypeChecker): Kind {
  const parts = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Null));
  const kinds = new Set(parts.map((part) => kindOfPart(part, checker)));
  const [kind = 'anything'] = kinds;
  return kinds.size === 1 ? kind : 'anything';
}

function kindOfPart(type: ts.Type, checker: ts.TypeChecker): Kind {
  if (type.flags & ts.TypeFlags.StringLike) return 'text';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'truth';
  if (checker.isArrayLikeType(type)) return 'list';
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? 'object' : 'anything';
}
