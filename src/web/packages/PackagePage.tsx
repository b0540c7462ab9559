import type { PackageDetails } from '#domains/packages/answers.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { KeyValues } from '#web/kit/KeyValues.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { StickyBar } from '#web/kit/StickyBar.tsx'
import { links } from '#web/links.ts'
import { Departures } from '#web/packages/Departures.tsx'
import { Included } from '#web/packages/Included.tsx'
import { PriceBox, type PriceBoxProps } from '#web/packages/PriceBox.tsx'
import { bookingOf } from '#web/packages/QuoteLines.tsx'
import { Programme } from '#web/packages/Programme.tsx'
import { ProgrammeMap } from '#web/packages/ProgrammeMap.tsx'
import { Residence } from '#web/packages/Residence.tsx'
import { StructuredData } from '#web/structured-data/StructuredData.tsx'
import type { Thing } from '#web/structured-data/things.ts'

export type PackagePageProps = {
  journey: PackageDetails
  things: readonly Thing[]
  price: Omit<PriceBoxProps, 'journey'>
}

const parts = ['programme', 'departures', 'residence', 'included', 'book'] as const

/** All about one journey, for the departure that is chosen. */
export function PackagePage({ journey, things, price }: PackagePageProps) {
  const t = useText()
  const locale = useLocale()
  const format = useFormat()
  return (
    <>
      <StructuredData things={things} />
      <div className="page-width grid gap-6 pt-6">
        <Breadcrumb
          items={[
            { label: t('common.home'), to: links.home(locale) },
            { label: t('shell.packages'), to: links.packages(locale) },
            { label: journey.title },
          ]}
        />
        <Head journey={journey} />
      </div>
      <nav aria-label={t('journeys.parts')} className="section-nav no-print mt-6">
        <ul className="page-width">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{t(`journeys.part_${part}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page-width grid gap-12 py-8 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start">
        <div className="grid min-w-0 gap-16">
          <section aria-labelledby="about-title" className="grid gap-4">
            <h2 id="about-title">{t('journeys.description')}</h2>
            <div className="prose">
              {journey.description.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          {journey.season_notes.length > 0 && (
            <section aria-labelledby="season-title" className="grid gap-3">
              <h2 id="season-title">{t('journeys.seasonNotes')}</h2>
              {journey.season_notes.map((note) => (
                <Alert key={note.code} tone="info" title={note.title}>
                  <p>{note.text}</p>
                  <p className="text-muted text-note mt-1">{format.stayRange(note.first_day, note.last_day)}</p>
                </Alert>
              ))}
            </section>
          )}
          <Part id="programme">
            <Programme journey={journey} />
            <ProgrammeMap journey={journey} />
          </Part>
          <Part id="departures">
            <Departures journey={journey} />
          </Part>
          <Part id="residence">
            <Residence journey={journey} />
          </Part>
          <Part id="included">
            <Included journey={journey} />
          </Part>
        </div>
        <PriceBox journey={journey} {...price} />
      </div>
      <StickyBar>
        <NextStep journey={journey} {...price} />
      </StickyBar>
    </>
  )
}

function Part({ id, children }: { id: (typeof parts)[number]; children: React.ReactNode }) {
  const t = useText()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-5">
      <h2 id={`${id}-title`}>{t(`journeys.part_${id}`)}</h2>
      {children}
    </section>
  )
}

/** The price there is and the way on from it: the total once that is known, till then the lowest of the chosen dates. */
function NextStep({ journey, quote, asked }: Pick<PriceBoxProps, 'journey' | 'quote' | 'asked'>) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const chosen = journey.departures.find(({ id }) => id === (quote?.departure.id ?? journey.departure))
  const lowest = chosen?.prices.map(({ adult }) => adult).toSorted((a, b) => a.minor - b.minor)[0]
  const price = quote?.total ?? lowest
  const words = price && format.money(price.minor, price.currency)
  return (
    <>
      {chosen && words && (
        <p>
          <bdi className="block font-semibold">{quote ? words : t('common.priceFrom', { price: words })}</bdi>
          <span className="text-muted text-small block">{format.stayRange(chosen.starts_on, chosen.ends_on)}</span>
        </p>
      )}
      <a href={quote ? bookingOf(quote, asked, locale) : '#book'} className="button button-primary">
        {t(!quote ? 'journeys.seePrice' : quote.package.supply === 'portal' ? 'journeys.ask' : 'journeys.book')}
      </a>
    </>
  )
}

function Head({ journey }: { journey: PackageDetails }) {
  const t = useText()
  const format = useFormat()
  const chosen = journey.departures.find(({ id }) => id === journey.departure)
  const inBoth = (date: string) => (
    <>
      {format.stayDate(date, 'weekday')} <span className="text-muted text-note block">{format.hijri(date)}</span>
    </>
  )
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:items-start">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p className="text-brass-text font-medium">{journey.type.name}</p>
          <PageHeading>{journey.title}</PageHeading>
          <p className="text-muted text-lead">{journey.summary}</p>
          <p className="flex flex-wrap gap-2">
            <Badge {...(journey.free_cancellation && { tone: 'success', icon: 'check' })}>
              {t(`journeys.cancellation_${journey.cancellation_kind}`)}
            </Badge>
            {journey.supply === 'portal' && <Badge icon="info">{t('journeys.onRequest')}</Badge>}
          </p>
        </div>
        <section aria-label={t('journeys.facts')}>
          <KeyValues
            items={[
              {
                label: t('journeys.factDuration'),
                value: t('journeys.daysAndNights', { days: journey.days, nights: journey.days - 1 }),
              },
              { label: t('journeys.factGroup'), value: t('journeys.groupUpTo', { count: journey.group_size }) },
              { label: t('journeys.factTour'), value: t(`journeys.tour_${journey.tour_type}`) },
              { label: t('journeys.factFrom'), value: journey.departure_city.name },
              ...(chosen
                ? [
                    { label: t('journeys.factStart'), value: inBoth(chosen.starts_on) },
                    { label: t('journeys.factEnd'), value: inBoth(chosen.ends_on) },
                  ]
                : []),
              { label: t('journeys.factMeets'), value: journey.meets_at },
              {
                label: t('journeys.factFlight'),
                value: journey.aviation ? journey.aviation.label : t('journeys.withoutFlight'),
              },
              {
                label: t('journeys.factCancellation'),
                value: t(`journeys.cancelling_${journey.cancellation_kind}`),
              },
            ]}
          />
        </section>
      </div>
      <div className="grid gap-3">
        {journey.pictures.map((picture, i) => (
          <Picture
            key={picture.id}
            id={picture.id}
            alt={picture.alt}
            sizes="(width >= 64rem) 520px, 94vw"
            className={i === 0 ? 'rounded-card w-full' : 'rounded-card w-full max-lg:hidden'}
            {...(i === 0 && { priority: true })}
          />
        ))}
      </div>
    </div>
  )
}
