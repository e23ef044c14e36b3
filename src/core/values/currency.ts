/** ISO 4217 by the country of a jurisdiction. */
const CURRENCIES: Readonly<Record<string, string>> = { AU: 'AUD', NZ: 'NZD' };

/** The money that rounds of a jurisdiction are played for; its country where that is not known, so that sums never mix two. */
export function currencyOf(jurisdiction: string): string {
  const country = jurisdiction.slice(0, 2).toUpperCase();
  return CURRENCIES[country] ?? country;
}
