import type { Measure } from '@/lib/export/pdf/measure';

/** As wide as high for a Chinese character, half of that for any other. */
export const plainMeasure: Measure = (text, { size }) =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? size : size / 2), 0);
