/**
 * True if the outcome of an earlier submission is unknown after an error: the retry must send the same idempotency key and
 * quote. During maintenance the key is not looked up.
 */
export function isUnclear(code: string): boolean {
  return ['idempotency_in_flight', 'unavailable', 'internal', 'maintenance'].includes(code)
}
