import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { useSectionRead } from '#web/ui/layout/use-section-read.ts'
import { links } from '#links/site.ts'
import { packageQueryOf, readRequestedPackage } from '#web/lib/search/package-search.ts'
import type { ApiClient } from '#api/index.ts'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { todayIn } from '#domains/shared/dates.ts'
import { type ProgrammeMaps, ProgrammeMap } from '#web/features/packages/ProgrammeMap.tsx'
import { programmeGrounds } from '#web/features/packages/programme-places.ts'
import { ScoreLink } from '#web/features/reviews/ScoreLink.tsx'
import { ReviewSection } from '#web/features/reviews/ReviewSection.tsx'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { groupError } from '#web/features/packages/group-error.ts'
import { priceError } from '#web/lib/price-error.ts'
import { answersTo, isSlug, paramErrorResponse, requestContext } from '#web/lib/loaders.ts'
import { touristTrip } from '#web/lib/seo/products.ts'
import { breadcrumbs } from '#web/lib/seo/organization.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'
import { IconLines } from '#web/features/products/IconLines.tsx'
import { PriceBar } from '#web/features/products/PriceBar.tsx'
import { Departures } from '#web/features/packages/Departures.tsx'
import { PriceBox } from '#web/features/packages/PriceBox.tsx'
import { bookingOf, guestsIn } from '#web/features/packages/QuoteLines.tsx'
import { Programme } from '#web/features/packages/Programme.tsx'
import { PackageHotels } from '#web/features/packages/PackageHotels.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import '#web/features/packages/packages.css'
import '#web/features/products/product-facts.css'
import type { Route } from './+types/package'

/** The guests of the price that is shown first. */
const assumedParty = '2'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, tag, now } = context.get(requestContext)
  if (!isSlug(params.id)) throw paramErrorResponse({ code: 'invalid_input' })
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id
  const linked = readRequestedPackage(url.searchParams)
  const asked = linked.departure !== undefined && linked.party.length > 0
  const priceOf = ({ departure = 0, party, sharing, extras }: typeof linked) =>
    api.get_package_price({ departure_id: departure, party, sharing, extras })
  const [dated, priced] = await Promise.all([
    api.show_package({ id, ...(linked.departure !== undefined && { departure: linked.departure }) }),
    asked ? priceOf(linked) : null,
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
  const [reviews] = await answersTo(api.fetch_reviews({ kind: 'package', id: travelPackage.id, per_page: 1 }))
  const { t } = await loaderTranslator(locale)
  // Until guests are asked for, the price is that of two adults.
  const shown = { ...requested, departure: requested.departure ?? travelPackage.departure ?? undefined }
  const [price, maps] = await Promise.all([
    isGone
      ? null
      : asked
        ? priced
        : shown.departure === undefined
          ? null
          : priceOf({ ...shown, party: [assumedParty] }),
    loadProgrammeMaps(api, travelPackage),
  ])
  const quote = price?.ok && price.data.package.id === travelPackage.id ? price.data : null
  const error = asked && price?.ok === false ? price.error : null
  const tooMany = error && ['too_many_guests', 'sold_out'].includes(error.code)
  const failure = error && { ...priceError(t, error), ...(tooMany && groupError(t, travelPackage, requested)) }
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
      maps,
      trail,
      things,
      requested: asked ? requested : { ...shown, party: [assumedParty] },
      asked,
      quote,
      failure,
      note: isGone ? t('linkeddates.departure') : null,
      today: todayIn(travelPackage.time_zone, now),
    },
    error?.code === 'invalid_input' ? 422 : 200,
  )
}

/** The maps of the cities of a programme; none if no two of its places share a map. */
async function loadProgrammeMaps(api: ApiClient, { programme }: PackageDetails): Promise<ProgrammeMaps> {
  const cities = programmeGrounds(programme).length > 0 ? [...new Set(programme.map(({ city }) => city.slug))] : []
  const grounds = await Promise.all(cities.map((city) => api.fetch_city_ground({ city })))
  return Object.fromEntries(cities.map((city, i) => [city, grounds[i]?.ok ? grounds[i].data.map : null]))
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

const parts = ['included', 'programme', 'departures', 'hotels'] as const

export default function Package({ loaderData }: Route.ComponentProps) {
  useSectionRead()
  const { travelPackage, requested, asked, quote, failure, note, today, maps, trail, things, reviews } = loaderData
  const { t, format } = useLanguage()
  return (
    <>
      <StructuredData things={things} />
      <div className="page-width grid grid-cols-1 items-start gap-x-10 gap-y-4 pt-2 lg:gap-y-6 lg:pt-4 lg:grid-cols-[minmax(0,1fr)_340px] xl:gap-x-12 xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="lg:col-span-2">
          <Breadcrumb items={trail} />
        </div>
        <Head travelPackage={travelPackage} reviews={reviews} />
        <PriceBox {...{ travelPackage, requested, asked, quote, failure, note, today }} />
        <div className="grid min-w-0 grid-cols-1 gap-6 md:gap-12">
          <section aria-labelledby="about-title" className="grid md:gap-5">
            <h2 id="about-title" className="max-md:hidden">
              {t('packages.description')}
            </h2>
            <Disclosure summary={t('packages.description')} className="phone-fold">
              <div className="prose pb-3">
                {travelPackage.description.split('\n\n').map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </Disclosure>
            {travelPackage.season_notes.map(({ code, title, text, first_day, last_day }) => (
              <Disclosure key={code} summary={title}>
                <p>{text}</p>
                <p className="text-muted text-note mt-1 pb-3">{format.stayRange(first_day, last_day)}</p>
              </Disclosure>
            ))}
          </section>
          <nav aria-label={t('packages.parts')} className="section-nav no-print max-md:-mt-6">
            <ul>
              {parts.map((part) => (
                <li key={part}>
                  <a href={`#${part}`}>{t(`packages.part_${part}`)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <Part id="included">
            <Included travelPackage={travelPackage} />
          </Part>
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
        </div>
      </div>
      <NextStep page={loaderData} />
      <ReviewSection kind="package" slug={travelPackage.slug} found={reviews} />
    </>
  )
}

function Part({ id, children }: { id: (typeof parts)[number]; children: ReactNode }) {
  const t = useText()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-3 md:gap-5">
      <h2 id={`${id}-title`}>{t(`packages.part_${id}`)}</h2>
      {children}
    </section>
  )
}

/** The price and its button; without a price the way to the form. */
function NextStep({ page: { quote, requested } }: { page: Route.ComponentProps['loaderData'] }) {
  const { t, locale, format } = useLanguage()
  const days = quote?.departure
  return (
    <PriceBar
      quote={quote}
      note={days && `${guestsIn(requested.party, format)} · ${format.stayRange(days.starts_on, days.ends_on)}`}
      to={quote ? bookingOf(quote, requested, locale) : '#book'}
    >
      {t(!quote ? 'packages.seePrice' : quote.package.supply === 'portal' ? 'packages.ask' : 'packages.book')}
    </PriceBar>
  )
}

function Head({
  travelPackage,
  reviews: { summary },
}: Pick<Route.ComponentProps['loaderData'], 'travelPackage' | 'reviews'>) {
  const { t, format } = useLanguage()
  const { departures, departure, departure_city: city, aviation, hotels } = travelPackage
  const chosen = departures.find(({ id }) => id === departure)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 lg:gap-5">
      <div className="rounded-card bg-sunk grid gap-2 overflow-hidden lg:h-75 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {travelPackage.pictures.slice(0, 2).map((picture, i) => (
          <Picture
            key={picture.id}
            id={picture.id}
            alt={picture.alt}
            sizes={i === 0 ? '(width >= 64rem) 520px, 94vw' : '(width >= 64rem) 260px, 94vw'}
            className={classes('size-full object-cover lg:h-75', i === 0 ? 'max-lg:aspect-[5/3]' : 'max-lg:hidden')}
            {...(i === 0 && { priority: true })}
          />
        ))}
      </div>
      <div className="grid gap-1.5">
        <PageHeading>{travelPackage.title}</PageHeading>
        <ScoreLink rating={summary.rating} count={summary.count} />
        <p className="text-muted text-lead">{travelPackage.summary}</p>
      </div>
      <section aria-label={t('packages.facts')} className="product-facts">
        <KeyValues
          items={[
            {
              label: t('packages.factDuration'),
              value: t('packages.daysAndNights', { days: travelPackage.days, nights: travelPackage.days - 1 }),
            },
            travelPackage.tour_type === 'self_guided'
              ? { label: t('packages.factTour'), value: t('packages.tour_self_guided') }
              : {
                  label: t(`packages.tour_${travelPackage.tour_type}`),
                  value: t('packages.groupUpTo', { count: travelPackage.group_size }),
                },
            chosen && {
              label: t('packages.factDates'),
              value: [chosen.starts_on, chosen.ends_on]
                .map((day) => format.stayDate(day, 'day').replaceAll(' ', '\u00a0'))
                .join(' – '),
            },
            { label: t('packages.factFrom'), value: `${city.name} · ${aviation?.label ?? t('packages.noFlight')}` },
            {
              label: t('packages.hotels'),
              value: (
                <span className="flex flex-wrap gap-x-6">
                  {hotels.map(({ check_in, city, hotel, walk }) => (
                    <span key={check_in} className="inline-flex flex-wrap items-center gap-x-2">
                      {city.name}
                      {hotel.stars === null ? ` · ${hotel.name}` : <Stars count={hotel.stars} />}
                      {walk && `${t('packages.walk', walk)} ${t('packages.onFoot')}`}
                    </span>
                  ))}
                </span>
              ),
            },
          ]}
        />
      </section>
    </div>
  )
}

function Included({ travelPackage: { included, excluded, notes } }: { travelPackage: PackageDetails }) {
  const t = useText()
  return (
    <div className="grid gap-2">
      <IconLines icon="check" tone="text-success" items={included} />
      {excluded.length > 0 && (
        <Disclosure summary={t('packages.excluded')}>
          <IconLines icon="close" tone="text-muted" items={excluded} />
        </Disclosure>
      )}
      {notes.length > 0 && (
        <Disclosure summary={t('packages.toKnow')}>
          <IconLines icon="info" tone="text-brass-text" items={notes} />
        </Disclosure>
      )}
    </div>
  )
}
