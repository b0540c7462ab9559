import type { CallInputOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { departureDeskEndpoints } from '#domains/packages/desk-contract.ts'
import { sharings } from '#domains/packages/shapes.ts'
import { latinDigits } from '#text/digits.ts'
import { amountOf, idOf, numberOf } from '#web/desk/stock-form.ts'
import { textOf } from '#web/form.ts'

type NewDeparture = CallInputOf<typeof departureDeskEndpoints.create_departure>
type DepartureChange = CallInputOf<typeof departureDeskEndpoints.change_departure>

/**
 * The form of a new departure as its endpoint reads it. A sharing of which nothing is typed is not sold; what cannot be
 * read is passed on, to be refused by name.
 */
export function readDeparture(form: FormData, packages: { id: number; currency: string }[]): NewDeparture {
  const package_id = idOf(textOf(form, 'package_id'))
  const currency = packages.find(({ id }) => id === package_id)?.currency ?? 'SAR'
  return {
    package_id,
    starts_on: latinDigits(textOf(form, 'starts_on')),
    seats: numberOf(form, 'seats') ?? Number.NaN,
    closed: textOf(form, 'closed') === 'yes',
    infant_price: amountOf(form, 'infant_price', currency) ?? Number.NaN,
    prices: readPrices(form, currency),
  }
}

/** The form of a departure that there is, as its endpoint reads it. */
export function readTerms(form: FormData, { id, currency }: { id: number; currency: string }): DepartureChange {
  return {
    departure_id: id,
    version: textOf(form, 'version'),
    seats: numberOf(form, 'seats') ?? Number.NaN,
    closed: textOf(form, 'closed') === 'yes',
    infant_price: amountOf(form, 'infant_price', currency) ?? Number.NaN,
    prices: readPrices(form, currency),
  }
}

/** A price is named by the whole list: a form has no field of that name for one of them. */
export function byWholeList(refusal: Refusal): Refusal {
  const errors = refusal.errors?.map((error) => ({ ...error, path: error.path.split('.')[0] ?? '' }))
  return errors ? { ...refusal, errors } : refusal
}

function readPrices(form: FormData, currency: string): NewDeparture['prices'] {
  return sharings.flatMap((sharing) => {
    const [adult, child] = (['adult', 'child'] as const).map((who) => amountOf(form, `${who}-${sharing}`, currency))
    if (adult === undefined && child === undefined) return []
    return [{ sharing, adult: adult ?? Number.NaN, child: child ?? Number.NaN }]
  })
}
