/**
 * The maximum price per night to search with, so that a stay never exceeds `total`: searches compare rounded prices per
 * night. Minor units.
 */
export function perNight(total: number, nights: number): number {
  return Math.max(0, Math.floor(total / nights - 0.5))
}
