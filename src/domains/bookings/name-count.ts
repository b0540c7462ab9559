import { refuse } from '#contract/endpoint.ts'

/** The error for a list of guests that does not name exactly the `needed` lead guests. */
export function wrongNameCount(per: 'room' | 'booking', needed: number, given: number) {
  const errors = [{ path: 'guests', code: 'wrong_name_count', params: { per, needed, given } }]
  return refuse('invalid_input', { errors })
}
