import { textOf } from '#web/lib/forms.ts'

export type HotelChoice = { id: number; name: string; city: string }

/** The hotels to which an invitation is limited: empty for all; null if some were to be chosen and none was. */
export function invitedHotels(form: FormData): number[] | null {
  // A manager always has all hotels.
  if (textOf(form, 'access') === 'all' || textOf(form, 'role') === 'manager') return []
  const hotels = form.getAll('hotels').map(Number)
  return hotels.length > 0 ? hotels : null
}
