/**
 * Parts of browsers later than Safari 16.4, as they would be written in a bundle: of JavaScript, and of what the
 * browser gives it. What a library asks for before it uses it (Preact `moveBefore`) is not among them.
 */
const LATER_SCRIPT: readonly (string | readonly [name: string, pattern: RegExp])[] = [
  'Object.groupBy',
  'Map.groupBy',
  'Promise.withResolvers',
  'Promise.try',
  'RegExp.escape',
  'Error.isError',
  'Math.sumPrecise',
  'Iterator.from',
  'Uint8Array.fromBase64',
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'Response.json(',
  'CSS.highlights',
  'requestIdleCallback',
  'startViewTransition',
  'checkVisibility',
  'showPopover',
  'setHTMLUnsafe',
  'getSetCookie',
  'onscrollend',
  'scheduler.postTask',
  'scheduler.yield',
  'navigator.vibrate',
  'navigator.getBattery',
  'navigator.connection',
  'navigator.share(',
  'storage.estimate',
  'crypto.randomUUID',
  '.union(',
  '.symmetricDifference(',
  '.isSubsetOf(',
  '.isSupersetOf(',
  '.isDisjointFrom(',
  'Intl.DurationFormat',
  [
    'a regular expression’s flag v',
    /(?:[=(,:!&|?;[]|return )\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[dgimsy]*v[dgimsy]*\b/,
  ],
];

/** What a bundle uses that came later. */
export function newerScript(script: string): string[] {
  return LATER_SCRIPT.flatMap((one) => {
    const [name, isUsed] =
      typeof one === 'string' ? [one, script.includes(one)] : [one[0], one[1].test(script)];
    return isUsed ? [name] : [];
  });
}

/** What style sheets may be made of: at-rules, functions and pseudo-classes that Safari 16.4 knows. */
const AT_RULES = ['layer', 'media', 'supports', 'property', 'keyframes', 'font-face', 'charset'];
const FUNCTIONS = [
  ...[
    'var',
    'env',
    'calc',
    'min',
    'max',
    'clamp',
    'url',
    'format',
    'attr',
    'repeat',
    'minmax',
    'fit-content',
  ],
  ...['rgb', 'rgba', 'hsl', 'hsla', 'color-mix', 'oklch', 'oklab', 'color'],
  ...['translate', 'translateX', 'translateY', 'scale', 'rotate', 'skew', 'matrix', 'inset', 'circle'],
  ...['translatex', 'translatey', 'cubic-bezier', 'steps', 'linear-gradient', 'radial-gradient'],
  ...['drop-shadow', 'blur', 'brightness', 'path', 'polygon'],
];
const PSEUDOS = [
  ...[
    'is',
    'where',
    'not',
    'has',
    'lang',
    'root',
    'host',
    'first-child',
    'last-child',
    'nth-child',
    'only-child',
  ],
  ...[
    'hover',
    'active',
    'focus',
    'focus-visible',
    'focus-within',
    'disabled',
    'enabled',
    'checked',
    'invalid',
  ],
  ...['read-only', 'empty', 'target', 'placeholder-shown', 'before', 'after', 'backdrop', 'placeholder'],
  ...['file-selector-button', 'marker', 'first', 'open', 'modal', 'indeterminate', 'required', 'valid'],
];
/** Properties that would be relied on; others that came later are left out of account without harm. */
const LATER_PROPERTIES = [
  ...['field-sizing', 'interpolate-size', 'anchor-name', 'position-anchor', 'position-area', 'inset-area'],
  ...['animation-timeline', 'scroll-timeline', 'view-timeline', 'transition-behavior', 'content-visibility'],
  ...['text-box', 'text-box-trim', 'reading-flow', 'corner-shape', 'masonry'],
];

/** What style sheets use that came later. */
export function newerStyles(css: string): string[] {
  const plain = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""')
    .replaceAll(/\\[^0-9a-f]|\\[0-9a-f]{1,6} ?/gi, '_');
  const { nested, selectors, declarations, atRules } = takeApart(plain);
  const unknown = (found: Iterable<string>, known: readonly string[], show: (name: string) => string) =>
    [...new Set(found)].filter((name) => !known.includes(name)).map(show);
  const pseudos = selectors.flatMap((selector) =>
    [...selector.matchAll(/::?([a-z-]+)/g)].flatMap(([, name = '']) =>
      name.startsWith('-webkit-') || name.startsWith('-moz-') || name.startsWith('-apple-') ? [] : [name],
    ),
  );
  const functions = declarations.flatMap((one) =>
    [...one.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/gi)].map(([, name = '']) => name),
  );
  return [
    ...unknown(atRules, AT_RULES, (name) => `@${name}`),
    ...unknown(functions, FUNCTIONS, (name) => `${name}(`),
    ...unknown(pseudos, PSEUDOS, (name) => `:${name}`),
    ...LATER_PROPERTIES.filter((name) => declarations.some((one) => one.trim().startsWith(`${name}:`))),
    ...nested.map((selector) => `a rule inside a rule: ${selector}`),
  ];
}

/** Selectors, declarations and at-rules of a style sheet without comments and strings, and the rules inside rules. */
function takeApart(css: string) {
  const parts = {
    nested: [] as string[],
    selectors: [] as string[],
    declarations: [] as string[],
    atRules: [] as string[],
  };
  const open: ('at' | 'rule')[] = [];
  for (const [, text = '', end = ''] of css.matchAll(/([^{};]*)([{};])/g)) {
    const head = text.trim();
    if (head.startsWith('@')) parts.atRules.push(/^@(?:-\w+-)?([a-z-]+)/.exec(head)?.[1] ?? head);
    if (end === '{') {
      const isAt = head.startsWith('@');
      const inKeyframes = /^(?:from|to|[\d.]+%)/.test(head);
      if (!isAt && !inKeyframes) parts.selectors.push(head);
      if (!isAt && open.includes('rule')) parts.nested.push(head);
      open.push(isAt ? 'at' : 'rule');
    } else {
      if (head !== '' && !head.startsWith('@')) parts.declarations.push(head);
      if (end === '}') open.pop();
    }
  }
  return parts;
}
