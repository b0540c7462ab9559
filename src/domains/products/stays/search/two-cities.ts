/** The highest price of a night whose stay does not cost more: a search compares rounded prices of a night. */
export function perNight(total: number, nights: number): number {
  return Math.max(0, Math.floor(total / nights - 0.5))
}
