/** Where the seats of a round table stand on the screen. Places are in percent of the field. */
export interface Place {
  left: number;
  top: number;
}

const STEPS = 720;

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
