import type { CallInputOf } from '#api/endpoint.ts'
import type { ApiError } from '#api/errors.ts'
import type { departureAdminEndpoints } from '#domains/products/packages/admin/contract.ts'
import { priceBases } from '#domains/products/shared/room-basis.ts'
import { amountOf, idOf, numberOf } from '#web/admin/inventory/stock-form.ts'
import { textOf } from '#web/lib/forms.ts'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'

type NewDeparture = CallInputOf<typeof departureAdminEndpoints.create_departure>
type DepartureChange = CallInputOf<typeof departureAdminEndpoints.change_departure>

/**
 * Reads the form of a new departure as input of its endpoint. A room basis without a typed price is not sold. An
 * unreadable value becomes NaN, so that the endpoint rejects its field.
 */
export function readDeparture(form: FormData, packages: { id: number; currency: string }[]): NewDeparture {
  const package_id = idOf(textOf(form, 'package_id'))
  const currency = packages.find(({ id }) => id === package_id)?.currency ?? ''
  return {
    package_id,
    starts_on: dateOf(form, 'starts_on'),
    ...termsIn(form, currency),
  }
}

/** Reads the form of an existing departure as input of its endpoint. */
export function readTerms(form: FormData, { id, currency }: { id: number; currency: string }): DepartureChange {
  return { departure_id: id, version: textOf(form, 'version'), ...termsIn(form, currency) }
}

function termsIn(form: FormData, currency: string) {
  return {
    seats: numberOf(form, 'seats') ?? Number.NaN,
    closed: textOf(form, 'closed') === 'yes',
    infant_price: amountOf(form, 'infant_price', currency) ?? Number.NaN,
    prices: readPrices(form, currency),
  }
}

/**
 * Reports an error of a single price at the whole `prices` list, because the form has no field with the path of a
 * single price.
 */
export function byWholeList(failure: ApiError): ApiError {
  const errors = failure.errors?.map((error) => ({ ...error, path: error.path.split('.')[0] ?? '' }))
  return errors ? { ...failure, errors } : failure
}

function readPrices(form: FormData, currency: string): NewDeparture['prices'] {
  return priceBases.flatMap((sharing) => {
    const [adult, child] = (['adult', 'child'] as const).map((who) => amountOf(form, `${who}-${sharing}`, currency))
    if (adult === undefined && child === undefined) return []
    return [{ sharing, adult: adult ?? Number.NaN, child: child ?? Number.NaN }]
  })
}
