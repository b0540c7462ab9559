import type { ServiceDetails } from '#domains/products/services/answers.ts'
import type { TimelessFormatter } from '#i18n/translator.ts'
import type { Translator } from '#i18n/translator.ts'

/** The price of a service before a choice, with what it is for: `From SAR 240 per vehicle`. */
export function lowestPrice(
  { options, basis }: Pick<ServiceDetails, 'options' | 'basis'>,
  t: Translator,
  format: TimelessFormatter,
): string {
  const [lowest, ...others] = options.map(({ amount }) => amount).sort((a, b) => a.minor - b.minor)
  if (!lowest) return t(`services.basis_${basis}`)
  const price = format.amount(lowest)
  const isOne = others.every(({ minor }) => minor === lowest.minor)
  return `${isOne ? price : t('common.priceFrom', { price })} ${t(`services.basis_${basis}`)}`
}

/** An option of a service with the people for whom one of it is enough: `Car · up to 3 people`. */
export function optionLabel(
  { basis, rental }: Pick<ServiceDetails, 'basis' | 'rental'>,
  { name, most_people }: Pick<ServiceDetails['options'][number], 'name' | 'most_people'>,
  t: Translator,
): string {
  return basis === 'person' || rental ? name : `${name} · ${t('services.maxPeople', { count: most_people })}`
}
