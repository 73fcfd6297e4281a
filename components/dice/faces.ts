/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The digit of a face as a number, if it is one. */
export function faceOf(digit: string): Face | null {
  return FACES.find((face) => String(face) === digit) ?? null;
}

/** The faces of a throw, in its order. */
export function facesOf(dice: string): Face[] {
  return [...dice].flatMap((digit) => faceOf(digit) ?? []);
}
