/** Where the seats of a round table stand on the screen. Places are in percent of the field. */
export interface Place {
  left: number;
  top: number;
}

const STEPS = 720;

/** A card of a seat, and how far it stands from the next, in pixels. */
export interface CardSize {
  width: number;
  height: number;
  gap: number;
}

/**
 * Places of `count` seats around an oval of the field, the seat `bottom` (from 0) at the bottom, the others
 * behind it in the direction in which they throw. Spaced evenly along the line, not by angle, so that
 * neighbours on a long oval keep the same distance.
 * @param radiusX,radiusY half axes of the oval, in percent of the field
 * @param ratio width of the field by its height
 */
export function circlePlaces(options: {
  count: number;
  bottom: number;
  direction: 'counterclockwise' | 'clockwise';
  radiusX: number;
  radiusY: number;
  ratio: number;
}): Place[] {
  const { count, bottom, radiusX, radiusY, ratio } = options;
  const turn = options.direction === 'counterclockwise' ? 1 : -1;
  // From the bottom on; on a screen, counterclockwise from there goes to the right.
  const line = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    return { left: turn * radiusX * Math.sin(angle), top: radiusY * Math.cos(angle) };
  });
  const lengths = [0];
  line.slice(1).forEach((point, at) => {
    const from = line[at] ?? point;
    const span = Math.hypot((point.left - from.left) * ratio, point.top - from.top);
    lengths.push((lengths[at] ?? 0) + span);
  });
  const whole = lengths[STEPS] ?? 1;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = (whole * ((seat - bottom + count) % count)) / count;
    const at = lengths.findIndex((length) => length >= wanted);
    const point = line[Math.max(at, 0)] ?? { left: 0, top: radiusY };
    return { left: 50 + point.left, top: 50 + point.top };
  });
}

/** Whether cards at these places of a field (in pixels) would cover each other. */
export function overlap(
  places: readonly Place[],
  card: CardSize,
  field: { width: number; height: number },
): boolean {
  return places.some((place, at) => {
    const next = places[(at + 1) % places.length] ?? place;
    const across = (Math.abs(place.left - next.left) * field.width) / 100;
    const down = (Math.abs(place.top - next.top) * field.height) / 100;
    return places.length > 1 && across < card.width && down < card.height;
  });
}

/**
 * Places of a table with four sides, for a field that is too small for an oval: the seat `bottom` in the middle
 * of the lower side, the others behind it in the direction in which they throw, as many beside each other as
 * make the rows fit.
 */
export function sidePlaces(options: {
  count: number;
  bottom: number;
  direction: 'counterclockwise' | 'clockwise';
  card: CardSize;
  field: { width: number; height: number };
}): { places: Place[]; columns: number } {
  const { count, bottom, card, field } = options;
  const most = Math.max(Math.floor((field.width + card.gap) / (card.width + card.gap)), 1);
  const fitting = Math.floor((field.height + card.gap) / (card.height + card.gap));
  let columns = 1;
  while (columns + 2 <= Math.min(most, count) && rowsOf(count, columns) > fitting) columns += 2;
  const rows = rowsOf(count, columns);
  const upper = count - columns - 2 * (rows - 2);
  const x = (at: number, of: number) => (of <= 1 ? 0 : at / (of - 1) - 0.5);
  const middle = (columns - 1) / 2;
  // From the middle of the lower side on, to the right, which is counterclockwise.
  const round = [
    ...range(columns - middle).map((at) => [x(at + middle, columns), 0.5] as const),
    ...range(rows - 2).map((at) => [0.5, 0.5 - (at + 1) / (rows - 1)] as const),
    ...range(upper).map((at) => [-x(at, upper), -0.5] as const),
    ...range(rows - 2).map((at) => [-0.5, -0.5 + (at + 1) / (rows - 1)] as const),
    ...range(middle).map((at) => [x(at, columns), 0.5] as const),
  ];
  const turn = options.direction === 'counterclockwise' ? 1 : -1;
  const places = range(count).map((seat) => {
    const [left, top] = round[(seat - bottom + count) % count] ?? [0, 0.5];
    return {
      left: 50 + turn * left * (100 - (100 * card.width) / field.width),
      top: 50 + top * (100 - (100 * card.height) / field.height),
    };
  });
  return { places, columns };
}

/** So many rows make `count` seats around, with `columns` at the lower side and as many or one less at the upper. */
function rowsOf(count: number, columns: number): number {
  return 2 + Math.ceil(Math.max(count - 2 * columns, 0) / 2);
}

function range(length: number): number[] {
  return Array.from({ length: Math.max(length, 0) }, (_, at) => at);
}
