import { IslamicUmalquraCalendar, parseDate, toCalendar } from '@internationalized/date'
import type { DepartureCityAnswer, PackageTypeAnswer } from '#domains/products/packages/answers.ts'
import { durations, groupSizes, maxPrices } from '#web/lib/search/package-search.ts'
import { languageOf } from '#i18n/locale.ts'
import type { TimelessFormatter, Translator } from '#i18n/translator.ts'
import { tourTypes } from '#domains/products/packages/shapes.ts'

type Choice = { value: string; label: string; group?: string }
export type FilterName = 'type' | 'month' | 'days' | 'price' | 'from' | 'tour' | 'group'
export type FilterChoices = Record<FilterName, Choice[]>

const monthsAhead = 12

/** All options of the filters with their labels. `today` is a calendar date. */
export function filterChoices(
  {
    types,
    cities,
    today,
    currency,
  }: { types: readonly PackageTypeAnswer[]; cities: readonly DepartureCityAnswer[]; today: string; currency: string },
  { t, format }: { t: Translator; format: TimelessFormatter },
): FilterChoices {
  const choicesOf = (rows: readonly { slug: string; name: string }[]) =>
    rows.map(({ slug, name }) => ({ value: slug, label: name }))
  return {
    type: choicesOf(types.filter(({ count }) => count > 0)),
    month: [
      ...gregorianMonths(today, format).map((month) => ({ ...month, group: t('packages.gregorianMonths') })),
      ...hijriMonths(today, t).map((month) => ({ ...month, group: t('packages.hijriMonths') })),
    ],
    days: durations.map((value) => {
      const [from = 0, to = 0] = value.split('-').map(Number)
      return {
        value,
        label:
          to === 60 ? t('packages.daysFrom', { from }) : t('packages.daysBetween', { from: Math.max(from, 3), to }),
      }
    }),
    price: maxPrices.map((riyals) => ({
      value: String(riyals),
      label: t('packages.upTo', { amount: format.money(riyals * 100, currency) }),
    })),
    from: choicesOf(cities),
    tour: tourTypes.map((value) => ({ value, label: t(`packages.tour_${value}`) })),
    group: groupSizes.map((count) => ({ value: String(count), label: t('packages.groupUpTo', { count }) })),
  }
}

function gregorianMonths(today: string, format: TimelessFormatter): Choice[] {
  const first = parseDate(today).set({ day: 1 })
  return Array.from({ length: monthsAhead }, (_, i) => {
    const month = first.add({ months: i }).toString()
    return { value: month.slice(0, 7), label: format.stayDate(month, 'month') }
  })
}

function hijriMonths(today: string, t: Translator): Choice[] {
  const { year, month } = toCalendar(parseDate(today), new IslamicUmalquraCalendar())
  return Array.from({ length: monthsAhead + 1 }, (_, i) => {
    const hijriMonth = { year: year + Math.floor((month - 1 + i) / 12), month: ((month - 1 + i) % 12) + 1 }
    return {
      value: `${hijriMonth.year}-${String(hijriMonth.month).padStart(2, '0')}`,
      label: `${languageOf(t.locale).hijriMonths[hijriMonth.month - 1]} ${hijriMonth.year}`,
    }
  })
}
