/** The network address of whoever asks: what the nearest proxy, or Next itself, put first. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? '';
}
