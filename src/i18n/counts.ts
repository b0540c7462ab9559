/**
 * True for whole numbers from 0 to 999. They are written alike in all languages of the site and pluralised without
 * Intl, because constructing Intl objects takes a tenth of a second on a phone and would delay the response to an
 * interaction.
 */
export function isSmallCount(n: unknown): n is number {
  return Number.isInteger(n) && (n as number) >= 0 && (n as number) < 1000
}
