import { safeFileName } from '../workbook';
import type { PrintId } from '../../schemas/prints';
import type { PrintInput } from './input';
import type { PrintWords } from './words';

/** `2026 中秋博饼 桌卡.pdf`, without what file systems refuse. */
export function printFileName(print: PrintId, { event }: PrintInput, { t }: PrintWords): string {
  return `${safeFileName(event.name)} ${t(`print.${print}.title`)}.pdf`;
}
