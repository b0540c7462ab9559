import type { PackageDetails, PackagePriceAnswer } from '#domains/products/packages/answers.ts'
import { fewSeats } from '#domains/products/packages/shapes.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { occupancyFields } from '#domains/shared/occupancy.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { PriceAside } from '#web/features/products/PriceAside.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { AgesInput } from '#web/features/products/AgesInput.tsx'
import { links } from '#links/site.ts'
import { formExtras, formFamilies, type RequestedPackage } from '#web/lib/search/package-search.ts'
import type { PriceError } from '#web/lib/price-error.ts'
import { SearchFold } from '#web/features/hotels/search/SearchFold.tsx'
import { countedRooms, guestsIn, QuoteLines } from '#web/features/packages/QuoteLines.tsx'

type Props = {
  travelPackage: PackageDetails
  requested: RequestedPackage
  /** True if the price is for guests that were asked for, and not for the party that the page assumes. */
  asked: boolean
  quote: PackagePriceAnswer | null
  failure: PriceError | null
  /** The sentence about a departure that can no longer be booked. */
  note: string | null
  /** The date in the city of departure. */
  today: string
}

const maxAdults = 9
const maxOfOne = 6

/** The departure, the guests and the room, which unfold the form that changes them; below, their price with its button. */
export function PriceBox({ travelPackage, requested, asked, quote, failure, note, today }: Props) {
  const { t, locale, format } = useLanguage()
  const open = travelPackage.departures.filter((one) => one.open)
  const sharesRooms = open.some(({ prices }) => prices.some(({ sharing }) => sharing !== 'any'))
  const extras = travelPackage.extras.filter(({ basis }) => sharesRooms || basis !== 'room')
  const sharings = quote?.rooms.map(({ sharing }) => sharing) ?? []
  const chosen = travelPackage.departures.find(({ id }) => id === quote?.departure.id)
  return (
    <PriceAside title={t('packages.yourPrice')} {...{ failure, note }}>
      {open.length === 0 ? (
        <p className="text-muted">{t('packages.noDepartures')}</p>
      ) : (
        <SearchFold
          summary={
            quote
              ? [
                  format.stayRange(quote.departure.starts_on, quote.departure.ends_on),
                  guestsIn(requested.party, format),
                  countedRooms(sharings, t),
                ]
              : [t('packages.yourPrice')]
          }
          open={!quote}
          className="border-line border-b"
        >
          <form
            key={JSON.stringify([requested, travelPackage.departure])}
            method="get"
            action={`${links.package(locale, travelPackage.slug)}#book`}
            className="no-print grid gap-4"
          >
            {requested.line !== undefined && <input type="hidden" name="line" value={requested.line} />}
            <Select
              label={t('packages.departureOf')}
              name="departure"
              defaultValue={String(requested.departure ?? travelPackage.departure ?? '')}
              options={open.map((one) => ({
                value: String(one.id),
                label: [
                  format.stayRange(one.starts_on, one.ends_on),
                  one.seats_left <= fewSeats && t('packages.seatsLeft', { count: one.seats_left }),
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
            <Family number={1} party={requested.party[0] ?? '2'} least={1} error={failure?.fields['party.0']} />
            <Disclosure summary={t('packages.otherFamilies')} open={requested.party.length > 1}>
              <div className="grid gap-4 pb-3">
                {Array.from({ length: formFamilies - 1 }, (_, i) => (
                  <fieldset key={i} className="grid gap-2">
                    <legend className="field-label mb-2">{t('packages.otherFamily')}</legend>
                    <Family
                      number={i + 2}
                      party={requested.party[i + 1] ?? ''}
                      least={0}
                      error={failure?.fields[`party.${i + 1}`]}
                    />
                  </fieldset>
                ))}
              </div>
            </Disclosure>
            {sharesRooms && (
              <Select
                label={t('packages.sharing')}
                name="sharing"
                defaultValue={requested.sharing}
                options={[...roomBases]
                  .reverse()
                  .map((sharing) => ({ value: sharing, label: t('packages.roomsUpTo', { sharing }) }))}
              />
            )}
            {extras.length > 0 && <Extras extras={extras} chosen={requested.extras} fields={failure?.fields ?? {}} />}
            <Button type="submit" variant={quote ? 'secondary' : 'primary'} block>
              {t('packages.showPrice')}
            </Button>
          </form>
        </SearchFold>
      )}
      {quote && chosen && <QuoteLines {...{ quote, departure: chosen, requested, asked, today }} />}
    </PriceAside>
  )
}

function Family({
  number,
  party,
  least,
  error,
}: {
  number: number
  party: string
  least: number
  error: string | undefined
}) {
  const t = useText()
  const { adults, ages } = occupancyFields(party)
  return (
    <div className="grid gap-4">
      <Select
        label={t('packages.adults')}
        name={`adults${number}`}
        defaultValue={adults || String(least)}
        options={Array.from({ length: maxAdults + 1 - least }, (_, i) => ({
          value: String(i + least),
          label: String(i + least),
        }))}
      />
      <AgesInput label={t('packages.ages')} name={`ages${number}`} defaultValue={ages} error={error} />
    </div>
  )
}

type ExtrasProps = {
  extras: PackageDetails['extras']
  chosen: readonly string[]
  fields: Record<string, string>
}

function Extras({ extras, chosen, fields }: ExtrasProps) {
  const { t, format } = useLanguage()
  return (
    <Disclosure summary={t('packages.extras')} open={chosen.length > 0}>
      <div className="grid gap-4 pb-3">
        {extras.slice(0, formExtras).map((extra, i) => {
          const max = extra.basis === 'booking' ? 1 : maxOfOne
          const amount = format.amount(extra.amount)
          const place = chosen.findIndex((one) => one.startsWith(`${extra.id}~`))
          return (
            <Select
              key={extra.id}
              label={t(`packages.extraBasis_${extra.basis}`, { name: extra.name, amount })}
              name={`extra${i + 1}`}
              defaultValue={chosen[place] ?? ''}
              error={fields[`extras.${place}`]}
              empty={t('packages.noneOf')}
              options={Array.from({ length: max }, (_, n) => ({ value: `${extra.id}~${n + 1}`, label: String(n + 1) }))}
            />
          )
        })}
      </div>
    </Disclosure>
  )
}
