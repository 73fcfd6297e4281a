const BROWSERS = [
  ['wechat', /MicroMessenger/],
  ['edge', /Edg(e|A|iOS)?\//],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
] as const;

const SYSTEMS = [
  ['ios', /iPhone|iPad/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['mac', /Macintosh/],
  ['linux', /Linux/],
] as const;

/** What a browser calls itself, roughly: enough to tell one's own devices apart. */
export function deviceOf(userAgent: string) {
  return {
    browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
    system: SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other',
  } as const;
}
