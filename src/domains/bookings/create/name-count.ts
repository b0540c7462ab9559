import { err } from '#api/endpoint.ts'

/** The error for a list of guests that does not contain exactly the `needed` lead guests. */
export function wrongNameCount(per: 'room' | 'booking', needed: number, values: number) {
  const errors = [{ path: 'guests', code: 'wrong_name_count', params: { per, needed, given: values } }]
  return err('invalid_input', { errors })
}
