import type { SittingLabel } from '../../schemas/sitting-label';
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
