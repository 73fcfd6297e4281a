import { format, isDateFormat } from 'numfmt';
import { CHINESE_FORMATS } from './headings';
import { MAX_CELL_LENGTH } from './sheet';

/** The formats that workbooks name by number alone (ECMA-376 18.8.30), as a Chinese Excel shows them. */
const BUILT_IN_FORMATS: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy/m/d',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy/m/d h:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  ...CHINESE_FORMATS,
};

const GENERAL = 'General';
/** Days between the two date systems. */
const DAYS_TO_1904 = 1462;

/** The format code behind a format's number; `General` for an unknown one. */
export const builtInFormat = (id: number): string => BUILT_IN_FORMATS[id] ?? GENERAL;

/** A number in full: whole numbers without exponent, others with at most 15 digits, as Excel keeps them. */
function plainNumber(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  return String(Number(value.toPrecision(15)));
}

/**
 * A number as a person reads it under its format: `00013` under `00000`, `2026/9/20` under a date.
 * Phone and employee numbers stay whole where the format would show an exponent, grouping commas
 * or decimals.
 */
export function numberText(value: number, formatCode: string, date1904: boolean): string {
  if (!Number.isFinite(value)) return '';
  if (formatCode === GENERAL || formatCode === '@') return plainNumber(value);
  try {
    const isDate = isDateFormat(formatCode);
    const text = format(formatCode, isDate && date1904 ? value + DAYS_TO_1904 : value, {
      locale: 'zh-CN',
    }).trim();
    if (isDate) return text;
    if (/\dE[+-]?\d+$/i.test(text)) return plainNumber(value);
    const ungrouped = text.replaceAll(',', '').replace(/\.0+$/, '');
    return ungrouped === plainNumber(value) ? ungrouped : text;
  } catch {
    return plainNumber(value);
  }
}

/** A text of a workbook: `_x000D_` escapes undone, cut at Excel's own limit, ends trimmed. */
export function plainText(text: string): string {
  const whole = text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
  return whole.slice(0, MAX_CELL_LENGTH).trim();
}
