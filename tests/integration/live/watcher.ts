import { live } from '@/lib/live/state';
import { watch } from '@/lib/live/watch';

/** A process of its own that prints, one JSON a line, where the games of an event stand, as it is told. */
const event = process.argv[2] ?? '';
live().catchUpMs = Number(process.argv[3]);
watch({ event }, (positions) => {
  for (const position of positions) console.log(JSON.stringify(position));
});
setInterval(() => undefined, 60_000);
