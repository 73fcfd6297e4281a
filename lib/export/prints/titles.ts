import type { SittingLabel } from '../../schemas/sitting-label';
import type { PrintedEvent } from './input';
import type { PrintWords } from './words';

/** 第 7 桌, with its sitting and its name where it has them. */
export function tableTitle(
  { sitting, number, name }: { sitting: SittingLabel | null; number: number; name: string },
  words: PrintWords,
): string {
  return [sitting ? words.sitting(sitting) : '', words.t('table', { number }), name]
    .filter((part) => part !== '')
    .join(' ');
}

/** The sitting that a table's label names, with when it begins; undefined where the event has only one. */
export function timedSitting(
  { sittings }: Pick<PrintedEvent, 'sittings'>,
  label: SittingLabel | null,
): PrintedEvent['sittings'][number] | undefined {
  return label ? sittings.find(({ position }) => position === label.position) : undefined;
}
