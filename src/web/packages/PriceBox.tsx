import type { PackageDetails, PackageQuote } from '#domains/packages/answers.ts'
import { sharings } from '#domains/packages/shapes.ts'
import { occupancyFields } from '#domains/stays/occupancy.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Disclosure } from '#web/kit/Disclosure.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'
import { formExtras, formFamilies, type AskedPackage } from '#web/package-search.ts'
import type { RefusedPrice } from '#web/refused-price.ts'
import { QuoteLines } from '#web/packages/QuoteLines.tsx'

export type PriceBoxProps = {
  journey: PackageDetails
  asked: AskedPackage
  quote: PackageQuote | null
  refused: RefusedPrice | null
}

const mostAdults = 9
const mostOfOne = 6

/** Who comes, how they sleep and what they add, in a plain form; below it what that costs and when it is paid. */
export function PriceBox({ journey, asked, quote, refused }: PriceBoxProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const open = journey.departures.filter((one) => one.open)
  return (
    <aside id="book" aria-labelledby="book-title" className="card grid gap-5 p-5 md:p-6 xl:sticky xl:top-20">
      <h2 id="book-title" className="text-title">
        {t('journeys.yourPrice')}
      </h2>
      {refused && (
        <Alert tone="warning" title={refused.title}>
          {refused.text && <p>{refused.text}</p>}
        </Alert>
      )}
      {quote && <QuoteLines quote={quote} asked={asked} />}
      {open.length === 0 ? (
        <p className="text-muted">{t('journeys.noDepartures')}</p>
      ) : (
        <form method="get" action={`${links.package(locale, journey.slug)}#book`} className="no-print grid gap-4">
          {asked.line !== undefined && <input type="hidden" name="line" value={asked.line} />}
          <Select
            label={t('journeys.departureOf')}
            name="departure"
            defaultValue={String(asked.departure ?? journey.departure ?? '')}
            options={open.map((one) => ({
              value: String(one.id),
              label: `${format.stayRange(one.starts_on, one.ends_on)} · ${t('journeys.seatsLeft', { count: one.seats_left })}`,
            }))}
          />
          <Family number={1} party={asked.party[0] ?? '2'} least={1} error={refused?.fields['party.0']} />
          <Disclosure summary={t('journeys.otherFamilies')} open={asked.party.length > 1}>
            <div className="grid gap-4 pb-3">
              {Array.from({ length: formFamilies - 1 }, (_, i) => (
                <fieldset key={i} className="grid gap-2">
                  <legend className="field-label mb-2">{t('journeys.otherFamily')}</legend>
                  <Family
                    number={i + 2}
                    party={asked.party[i + 1] ?? ''}
                    least={0}
                    error={refused?.fields[`party.${i + 1}`]}
                  />
                </fieldset>
              ))}
            </div>
          </Disclosure>
          <Select
            label={t('journeys.sharing')}
            name="sharing"
            defaultValue={asked.sharing}
            options={sharings.toReversed().map((value) => ({ value, label: t(`journeys.sharing_${value}`) }))}
          />
          {journey.extras.length > 0 && <Extras journey={journey} chosen={asked.extras} />}
          <Button type="submit" variant={quote ? 'secondary' : 'primary'} block>
            {t('journeys.showPrice')}
          </Button>
          <p className="text-muted text-small">
            {t(journey.supply === 'portal' ? 'journeys.onRequestText' : 'journeys.holdsNothing')}
          </p>
        </form>
      )}
    </aside>
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
    <div className="grid grid-cols-2 items-end gap-3 has-[.field-error]:items-start">
      <Select
        label={t('journeys.adults')}
        name={`adults${number}`}
        defaultValue={adults || String(least)}
        options={Array.from({ length: mostAdults + 1 - least }, (_, i) => ({
          value: String(i + least),
          label: String(i + least),
        }))}
      />
      <TextInput
        label={t('journeys.ages')}
        name={`ages${number}`}
        defaultValue={ages}
        error={error}
        optional
        placeholder="9, 4"
        dir="ltr"
        autoComplete="off"
        maxLength={40}
      />
    </div>
  )
}

function Extras({ journey, chosen }: { journey: PackageDetails; chosen: readonly string[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <Disclosure summary={t('journeys.extras')} open={chosen.length > 0}>
      <div className="grid gap-4 pb-3">
        {journey.extras.slice(0, formExtras).map((extra, i) => {
          const most = extra.basis === 'booking' ? 1 : mostOfOne
          const amount = format.money(extra.amount.minor, extra.amount.currency)
          return (
            <Select
              key={extra.id}
              label={t(`journeys.extraBasis_${extra.basis}`, { name: extra.name, amount })}
              name={`extra${i + 1}`}
              defaultValue={chosen.find((one) => one.startsWith(`${extra.id}~`)) ?? ''}
              options={[
                { value: '', label: t('journeys.noneOf') },
                ...Array.from({ length: most }, (_, n) => ({ value: `${extra.id}~${n + 1}`, label: String(n + 1) })),
              ]}
            />
          )
        })}
      </div>
    </Disclosure>
  )
}
