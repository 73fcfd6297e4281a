/** Whether two values of plain JSON say the same; the order of an object's keys says nothing. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isDeepEqual(field(one, key), field(other, key)))
  );
}

function field(object: object, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}
