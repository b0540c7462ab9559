import { maxStaffHotels } from '#domains/staff/people-contract.ts'
import { searchKey } from '#i18n/clean.ts'
import { textOf } from '#web/lib/forms.ts'

export type HotelChoice = { id: number; name: string; city: string }

/** The hotels of a form, of more than it can list only some: those chosen before, then those that match a search. */
export function hotelsToChoose<Hotel extends HotelChoice>(
  all: readonly Hotel[],
  { search, chosen }: { search: string; chosen: readonly number[] },
): { hotels: readonly Hotel[]; isPart: boolean } {
  if (all.length <= maxStaffHotels) return { hotels: all, isPart: false }
  const words = searchKey(search).split(' ')
  const before = new Set(chosen)
  const isMatching = (key: string) => words.every((word) => key.includes(word))
  const matching = all.filter(({ id, name, city }) => !before.has(id) && isMatching(searchKey(`${name} ${city}`)))
  return { hotels: [...all.filter(({ id }) => before.has(id)), ...matching.slice(0, maxStaffHotels)], isPart: true }
}

/** The hotels to which an invitation is limited: empty for all; null if some were to be chosen and none was. */
export function invitedHotels(form: FormData): number[] | null {
  // A manager always has all hotels.
  if (textOf(form, 'access') === 'all' || textOf(form, 'role') === 'manager') return []
  const hotels = form.getAll('hotels').map(Number)
  return hotels.length > 0 ? hotels : null
}
