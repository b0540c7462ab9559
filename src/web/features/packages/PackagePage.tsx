import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { StickyBar } from '#web/ui/layout/StickyBar.tsx'
import { Departures } from '#web/features/packages/Departures.tsx'
import { Included } from '#web/features/packages/Included.tsx'
import { PriceBox, type PriceBoxProps } from '#web/features/packages/PriceBox.tsx'
import { bookingOf } from '#web/features/packages/QuoteLines.tsx'
import { Programme } from '#web/features/packages/Programme.tsx'
import { ProgrammeMap, type ProgrammeMaps } from '#web/features/packages/ProgrammeMap.tsx'
import { PackageHotels } from '#web/features/packages/PackageHotels.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'
import '#web/features/packages/packages.css'

type PackagePageProps = PriceBoxProps & {
  maps: ProgrammeMaps
  trail: ComponentProps<typeof Breadcrumb>['items']
  things: readonly Thing[]
}

const parts = ['programme', 'departures', 'hotels', 'included', 'book'] as const

/** The page of a package, for the selected departure. */
export function PackagePage({ maps, trail, things, ...price }: PackagePageProps) {
  const { t, format } = useLanguage()
  const { travelPackage } = price
  const [opening, ...paragraphs] = travelPackage.description.split('\n\n')
  return (
    <>
      <StructuredData things={things} />
      <div className="page-width grid gap-6 pt-6">
        <Breadcrumb items={trail} />
        <Head travelPackage={travelPackage} />
      </div>
      <nav aria-label={t('packages.parts')} className="section-nav no-print mt-6">
        <ul className="page-width">
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{t(`packages.part_${part}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-10 py-8 md:gap-16 xl:grid-cols-[minmax(0,1fr)_380px] xl:items-start xl:gap-12">
        <div className="package-sections grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-16">
          <section aria-labelledby="about-title" className="grid gap-4">
            <h2 id="about-title">{t('packages.description')}</h2>
            <div className="prose">
              <p>{opening}</p>
              {paragraphs.length > 0 && (
                <Disclosure summary={t('packages.descriptionMore')} className="phone-fold">
                  <div className="prose">
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                </Disclosure>
              )}
            </div>
          </section>
          {travelPackage.season_notes.length > 0 && (
            <section aria-labelledby="season-title" className="grid gap-3">
              <h2 id="season-title">{t('packages.seasonNotes')}</h2>
              {travelPackage.season_notes.map((note) => (
                <Alert key={note.code} tone="info" title={note.title}>
                  <p>{note.text}</p>
                  <p className="text-muted text-note mt-1">{format.stayRange(note.first_day, note.last_day)}</p>
                </Alert>
              ))}
            </section>
          )}
          <Part id="programme">
            <Programme travelPackage={travelPackage} />
            <ProgrammeMap travelPackage={travelPackage} maps={maps} />
          </Part>
          <Part id="departures">
            <Departures travelPackage={travelPackage} />
          </Part>
          <Part id="hotels">
            <PackageHotels travelPackage={travelPackage} />
          </Part>
          <Part id="included">
            <Included travelPackage={travelPackage} />
          </Part>
        </div>
        <PriceBox {...price} />
      </div>
      <StickyBar>
        <NextStep {...price} />
      </StickyBar>
    </>
  )
}

function Part({ id, children }: { id: (typeof parts)[number]; children: React.ReactNode }) {
  const t = useText()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-5">
      <h2 id={`${id}-title`}>{t(`packages.part_${id}`)}</h2>
      {children}
    </section>
  )
}

/**
 * The current price and the next step: the total of the quote, or until there is one the lowest price of the selected
 * departure.
 */
function NextStep({ travelPackage, quote, requested }: Pick<PriceBoxProps, 'travelPackage' | 'quote' | 'requested'>) {
  const { t, locale, format } = useLanguage()
  const chosen = travelPackage.departures.find(({ id }) => id === (quote?.departure.id ?? travelPackage.departure))
  const lowest = chosen?.prices.map(({ adult }) => adult).sort((a, b) => a.minor - b.minor)[0]
  const price = quote?.total ?? lowest
  return (
    <>
      {chosen && price && (
        <p>
          <bdi className="block font-semibold">
            {quote
              ? format.money(price.minor, price.currency)
              : t('common.priceFrom', { price: listPrice(price, format) })}
          </bdi>
          <span className="text-muted text-small block">{format.stayRange(chosen.starts_on, chosen.ends_on)}</span>
        </p>
      )}
      <Link to={quote ? bookingOf(quote, requested, locale) : '#book'} className="button button-primary">
        {t(!quote ? 'packages.seePrice' : quote.package.supply === 'portal' ? 'packages.ask' : 'packages.book')}
      </Link>
    </>
  )
}

function Head({ travelPackage }: { travelPackage: PackageDetails }) {
  const { t, format } = useLanguage()
  const chosen = travelPackage.departures.find(({ id }) => id === travelPackage.departure)
  const inBoth = (date: string) => (
    <>
      {format.stayDate(date, 'weekday')} <span className="text-muted text-note block">{format.hijri(date)}</span>
    </>
  )
  return (
    // The picture comes before the facts. Its space is reserved, because its HTML arrives last.
    <div className="grid gap-6 max-lg:before:col-start-1 max-lg:before:row-start-1 max-lg:before:aspect-16/10 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:items-start">
      <div className="grid gap-5">
        <div className="grid gap-2">
          <p className="text-brass-text font-medium">{travelPackage.type.name}</p>
          <PageHeading>{travelPackage.title}</PageHeading>
          <p className="text-muted text-lead">{travelPackage.summary}</p>
          <p className="flex flex-wrap gap-2">
            <Badge {...(travelPackage.free_cancellation && { tone: 'success', icon: 'check' })}>
              {chosen && travelPackage.departures.length > 1 && `${format.stayDate(chosen.starts_on)}: `}
              {t(`common.cancellation_${travelPackage.cancellation_kind}`)}
            </Badge>
            {travelPackage.supply === 'portal' && <Badge icon="info">{t('packages.onRequest')}</Badge>}
          </p>
        </div>
        <section aria-label={t('packages.facts')}>
          <KeyValues
            items={[
              {
                label: t('packages.factDuration'),
                value: t('packages.daysAndNights', { days: travelPackage.days, nights: travelPackage.days - 1 }),
              },
              { label: t('packages.factGroup'), value: t('packages.groupUpTo', { count: travelPackage.group_size }) },
              { label: t('packages.factTour'), value: t(`packages.tour_${travelPackage.tour_type}`) },
              { label: t('packages.factFrom'), value: travelPackage.departure_city.name },
              ...(chosen
                ? [
                    { label: t('packages.factStart'), value: inBoth(chosen.starts_on) },
                    { label: t('packages.factEnd'), value: inBoth(chosen.ends_on) },
                  ]
                : []),
              {
                label: t('packages.factMeets'),
                value: [format.clock(travelPackage.meets_at), travelPackage.meeting_point].filter(Boolean).join(' · '),
              },
              {
                label: t('packages.factFlight'),
                value: travelPackage.aviation ? travelPackage.aviation.label : t('packages.withoutFlight'),
              },
              {
                label: t('packages.factCancellation'),
                value: t(`prices.cancelling_${travelPackage.cancellation_kind}`),
              },
            ]}
          />
        </section>
      </div>
      <div className="grid gap-3 max-lg:col-start-1 max-lg:row-start-1 max-lg:*:not-first:hidden">
        {travelPackage.pictures.map((picture, i) => (
          <Picture
            key={picture.id}
            id={picture.id}
            alt={picture.alt}
            sizes="(width >= 64rem) 520px, 94vw"
            className="rounded-card w-full"
            {...(i === 0 && { priority: true })}
          />
        ))}
      </div>
    </div>
  )
}
