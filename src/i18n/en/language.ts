import type { Language } from '../language.ts'

const months = 'January February March April May June July August September October November December'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const cut = (names: readonly string[], letters: number) => names.map((name) => name.slice(0, letters))

export const language: Language = {
  name: 'English',
  direction: 'ltr',
  tag: 'en-US-u-nu-latn-ca-gregory',
  openGraph: 'en_US',
  plural: (n) => (n === 1 ? 'one' : 'other'),
  months,
  shortMonths: cut(months, 3),
  hijriMonths:
    'Muharram,Safar,Rabi al-Awwal,Rabi al-Thani,Jumada al-Ula,Jumada al-Akhirah,Rajab,Shaban,Ramadan,Shawwal,Dhu al-Qadah,Dhu al-Hijjah'.split(
      ',',
    ),
  hijriEra: 'AH',
  weekdays,
  shortWeekdays: cut(weekdays, 3),
  columnWeekdays: cut(weekdays, 3),
  initialWeekdays: cut(weekdays, 2),
  halves: ['AM', 'PM'],
  at: ', ',
  comma: ', ',
  list: (items) => (items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`),
  currencies: {},
  units: { metres: 'm', kilometres: 'km', kilobytes: 'KB', megabytes: 'MB' },
}
