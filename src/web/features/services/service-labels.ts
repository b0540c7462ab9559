import type { ServiceDetails } from '#domains/products/services/answers.ts'
import type { Translator } from '#i18n/translator.ts'

/** An option of a service with the people for whom one of it is enough: `Car · up to 3 people`. */
export function optionLabel(
  { basis, rental }: Pick<ServiceDetails, 'basis' | 'rental'>,
  { name, most_people }: Pick<ServiceDetails['options'][number], 'name' | 'most_people'>,
  t: Translator,
): string {
  return basis === 'person' || rental ? name : `${name} · ${t('services.maxPeople', { count: most_people })}`
}
