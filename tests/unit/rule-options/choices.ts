import type { Rules } from '@/lib/rules';
import { optionOf, splitKey, type OptionKey } from '@/lib/schemas/rule-options/options';

/** Values that the editor of an option offers under these rules, but for those that contradict other options. */
export function choicesOf(rules: Rules, key: OptionKey): unknown[] {
  const parts = splitKey(key);
  if (!parts) return [];
  const { editor } = optionOf(parts.id);
  const { order, quantity } = rules.zhuangyuan;
  const several = quantity > 1;
  switch (editor.kind) {
    case 'choice':
      return parts.id === 'zhuangyuan.fallback' && several ? ['none'] : [...editor.values];
    case 'order':
      return [order, [...order].reverse(), order.slice(0, 1)].filter((value) => isPossible(rules, value));
    case 'classes':
      return parts.id === 'zhuangyuan.immune' && several ? [[]] : [[], order.slice(0, 1), order];
    case 'faces':
      return [[], [6], [1, 2, 3, 5, 6]];
    case 'number':
      return [...(editor.none ? [null] : []), editor.least, editor.least + 2];
    case 'tier':
      return [...rules.tiers.map(({ id }) => id), 'nowhere'];
    case 'prizes':
      return [];
  }
}

/** With fewer classes an exact matcher may be those dice that have become another class. */
function isPossible({ tiers }: Rules, order: Rules['zhuangyuan']['order']): boolean {
  return order.length > 0 && !tiers.some(({ match }) => match.some((one) => 'exact' in one));
}
