import type { Locale } from '#i18n/locale.ts'

/** The states of the Gulf, whose travellers come most often: they stand first in a list of countries, in this order. */
const gulf = ['SA', 'AE', 'KW', 'QA', 'BH', 'OM']

/** Territories without permanent residents, which the lists omit. A stored value stays valid. */
const uninhabited = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']

/** Countries in the order of a list to choose from: those of the Gulf, then all others by name. */
export function inListOrder<Country extends { code: string; name: string }>(
  countries: readonly Country[],
  locale: Locale,
): Country[] {
  const names = new Intl.Collator(locale)
  const place = ({ code }: Country) => (gulf.includes(code) ? gulf.indexOf(code) : gulf.length)
  return countries
    .filter(({ code }) => !uninhabited.includes(code))
    .sort((a, b) => place(a) - place(b) || names.compare(a.name, b.name))
}
