import type { ServiceDetails } from '#domains/products/services/answers.ts'
import type { Translator } from '#i18n/translator.ts'

type Kind = Pick<ServiceDetails, 'basis' | 'rental'>
type Option = Pick<ServiceDetails['options'][number], 'name' | 'most_people'>

/** An option of a service with the people for whom one of it is enough: `Car · up to 3 people`. */
export function optionLabel(service: Kind, { name, most_people }: Option, t: Translator): string {
  return [name, seatsLabel(service, most_people, t)].filter(Boolean).join(' · ')
}

/** The people for whom one of an option is enough, if its price is not that of a person or a thing. */
export function seatsLabel({ basis, rental }: Kind, count: number, t: Translator): string | false {
  return basis !== 'person' && !rental && t('services.maxPeople', { count })
}
