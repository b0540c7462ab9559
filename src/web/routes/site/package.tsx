import type { ReactNode } from 'react'
import { data, redirect, Link } from 'react-router'
import { useSectionRead } from '#web/ui/layout/use-section-read.ts'
import { links } from '#links/site.ts'
import { packageQueryOf, readRequestedPackage } from '#web/lib/search/package-search.ts'
import type { ApiClient } from '#api/index.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { type ProgrammeMaps, ProgrammeMap } from '#web/features/packages/ProgrammeMap.tsx'
import { programmeGrounds } from '#web/features/packages/programme-places.ts'
import { ReviewSection } from '#web/features/reviews/ReviewSection.tsx'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { groupError } from '#web/features/packages/group-error.ts'
import { priceError } from '#web/lib/price-error.ts'
import { answersTo, isSlug, paramErrorResponse, requestContext } from '#web/lib/loaders.ts'
import { touristTrip } from '#web/lib/seo/products.ts'
import { breadcrumbs } from '#web/lib/seo/organization.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { StickyBar } from '#web/ui/layout/StickyBar.tsx'
import { Departures } from '#web/features/packages/Departures.tsx'
import { PriceBox } from '#web/features/packages/PriceBox.tsx'
import { bookingOf } from '#web/features/packages/QuoteLines.tsx'
import { Programme } from '#web/features/packages/Programme.tsx'
import { PackageHotels } from '#web/features/packages/PackageHotels.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import '#web/features/packages/packages.css'
import type { Route } from './+types/package'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, tag } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramErrorResponse({ code: 'invalid_input' })
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id
  const linked = readRequestedPackage(url.searchParams)
  const [dated, priced] = await Promise.all([
    api.show_package({ id, ...(linked.departure !== undefined && { departure: linked.departure }) }),
    linked.departure !== undefined && linked.party.length > 0
      ? api.get_package_price({
          departure_id: linked.departure,
          party: linked.party,
          sharing: linked.sharing,
          extras: linked.extras,
        })
      : null,
  ])
  // If the departure of a link has left or was removed, the package is shown without it.
  const answer = dated.ok || linked.departure === undefined ? dated : await api.show_package({ id })
  if (!answer.ok) throw paramErrorResponse(answer.error)
  const travelPackage = answer.data
  tag(`package:${travelPackage.id}`)
  const isGone = !dated.ok
  const requested = isGone ? { ...linked, departure: undefined } : linked
  if (requested.plain || params.id !== travelPackage.slug) {
    throw redirect(
      `${links.package(locale, travelPackage.slug, packageQueryOf(requested))}${requested.plain ? '#book' : ''}`,
    )
  }
  const [reviews] = await answersTo(api.fetch_reviews({ kind: 'package', id: travelPackage.id, per_page: 2 }))
  const { t } = await loaderTranslator(locale)
  const price = isGone ? null : priced
  const quote = price?.ok && price.data.package.id === travelPackage.id ? price.data : null
  const tooMany = price?.ok === false && ['too_many_guests', 'sold_out'].includes(price.error.code)
  const failure =
    price?.ok === false
      ? { ...priceError(t, price.error), ...(tooMany && groupError(t, travelPackage, requested)) }
      : null
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: t('shell.packages'), to: links.packages(locale) },
    { label: travelPackage.title },
  ]
  const things = [touristTrip(travelPackage, { origin, locale }), breadcrumbs(trail, origin)]
  return data(
    {
      head: {
        title: travelPackage.title,
        description: travelPackage.summary,
        path: links.package(locale, travelPackage.slug),
        hidden: requested.departure !== undefined,
      },
      reviews,
      travelPackage,
      maps: await loadProgrammeMaps(api, travelPackage),
      trail,
      things,
      requested,
      quote,
      failure,
      note: isGone ? t('linkeddates.departure') : null,
    },
    price?.ok === false && price.error.code === 'invalid_input' ? 422 : 200,
  )
}

/** The maps of the cities of a programme; none if no two of its places share a map. */
async function loadProgrammeMaps(api: ApiClient, { programme }: PackageDetails): Promise<ProgrammeMaps> {
  const cities = programmeGrounds(programme).length > 0 ? [...new Set(programme.map(({ city }) => city.slug))] : []
  const grounds = await Promise.all(cities.map((city) => api.fetch_city_ground({ city })))
  return Object.fromEntries(cities.map((city, i) => [city, grounds[i]?.ok ? grounds[i].data.map : null]))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Package({ loaderData }: Route.ComponentProps) {
  useSectionRead()
  return (
    <>
      <PackageBody page={loaderData} />
      <ReviewSection kind="package" slug={loaderData.travelPackage.slug} found={loaderData.reviews} />
    </>
  )
}

const parts = ['programme', 'departures', 'hotels', 'included', 'book'] as const

function PackageBody({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { travelPackage, requested, quote, failure, note, maps, trail, things } = page
  const { t, format } = useLanguage()
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
      <div className="page-width grid grid-cols-1 items-start gap-10 py-8 md:gap-16 xl:grid-cols-[1fr_380px] xl:gap-12">
        <div className="package-sections grid min-w-0 grid-cols-1 gap-10 md:gap-16">
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
        <PriceBox {...{ travelPackage, requested, quote, failure, note }} />
      </div>
      <StickyBar>
        <NextStep {...{ travelPackage, quote, requested }} />
      </StickyBar>
    </>
  )
}

function Part({ id, children }: { id: (typeof parts)[number]; children: ReactNode }) {
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
function NextStep({
  travelPackage,
  quote,
  requested,
}: Pick<Route.ComponentProps['loaderData'], 'travelPackage' | 'quote' | 'requested'>) {
  const { t, locale, format } = useLanguage()
  const chosen = travelPackage.departures.find(({ id }) => id === (quote?.departure.id ?? travelPackage.departure))
  const lowest = chosen?.prices.map(({ adult }) => adult).sort((a, b) => a.minor - b.minor)[0]
  const price = quote?.total ?? lowest
  return (
    <>
      {chosen && price && (
        <p>
          <bdi className="block font-semibold">
            {quote ? format.amount(price) : t('common.priceFrom', { price: listPrice(price, format) })}
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
    <div className="package-head grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:items-start">
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

function Included({ travelPackage }: { travelPackage: PackageDetails }) {
  const t = useText()
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Lines title={t('packages.included')} icon="check" tone="text-success" items={travelPackage.included} />
      <Lines folded title={t('packages.excluded')} icon="close" tone="text-muted" items={travelPackage.excluded} />
      <div className="md:col-span-2">
        <Lines folded title={t('packages.toKnow')} icon="info" tone="text-brass-text" items={travelPackage.notes} />
      </div>
    </div>
  )
}

/** With `folded`, below its title on phones. */
function Lines({
  title,
  icon,
  tone,
  items,
  folded,
}: {
  folded?: boolean
  title: string
  icon: IconName
  tone: string
  items: readonly string[]
}) {
  if (items.length === 0) return null
  const section = (
    <section className="grid content-start gap-2" aria-label={title}>
      <h3 className={classes('text-lead', folded && 'max-md:hidden')}>{title}</h3>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="flex items-baseline gap-2">
            <Icon name={icon} className={`${tone} self-center`} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
  if (!folded) return section
  return (
    <Disclosure summary={title} className="phone-fold">
      {section}
    </Disclosure>
  )
}
