/** Amounts as people read and type them; stored as integers in the currency's minor unit. */

/** How many decimals a currency's minor unit stands for: 2 for CNY. */
export function currencyDecimals(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/** An amount with its currency's sign; without decimals where they would be zeros. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const decimals = currencyDecimals(currency);
  const whole = minor % 10 ** decimals === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(minor / 10 ** decimals);
}

/** What an input shows: `12.5` for 1250. */
export function moneyToText(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return (minor / 10 ** decimals).toFixed(minor % 10 ** decimals === 0 ? 0 : decimals);
}

/** What a person typed, in minor units; grouping commas and full-width digits are read; null if it is no amount. */
export function textToMoney(text: string, currency: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  if (plain === '') return 0;
  const match = /^(\d{1,12})(?:\.(\d*))?$/.exec(plain);
  if (!match) return null;
  const decimals = currencyDecimals(currency);
  const fraction = (match[2] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  return Number(match[1]) * 10 ** decimals + Number(fraction.padEnd(decimals, '0') || 0);
}
