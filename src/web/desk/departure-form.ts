import type { CallInputOf } from '#contract/endpoint.ts'
import type { departureDeskEndpoints } from '#domains/packages/desk-contract.ts'
import { sharings } from '#domains/packages/shapes.ts'
import { latinDigits } from '#text/digits.ts'
import { amountOf, idOf, numberOf } from '#web/desk/stock-form.ts'
import { textOf } from '#web/form.ts'

type NewDeparture = CallInputOf<typeof departureDeskEndpoints.create_departure>

/**
 * The form of a new departure as its endpoint reads it. A sharing of which nothing is typed is not sold; what cannot be
 * read is passed on, to be refused by name.
 */
export function readDeparture(form: FormData, packages: { id: number; currency: string }[]): NewDeparture {
  const package_id = idOf(textOf(form, 'package_id'))
  const currency = packages.find(({ id }) => id === package_id)?.currency ?? 'SAR'
  const amount = (name: string) => amountOf(form, name, currency)
  return {
    package_id,
    starts_on: latinDigits(textOf(form, 'starts_on')),
    seats: numberOf(form, 'seats') ?? Number.NaN,
    closed: textOf(form, 'closed') === 'yes',
    infant_price: amount('infant_price') ?? Number.NaN,
    prices: sharings.flatMap((sharing) => {
      const [adult, child] = [amount(`adult-${sharing}`), amount(`child-${sharing}`)]
      if (adult === undefined && child === undefined) return []
      return [{ sharing, adult: adult ?? Number.NaN, child: child ?? Number.NaN }]
    }),
  }
}
