import { data, redirect } from 'react-router'
import { bookableDays } from '#domains/products/services/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { contentLinks, links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { priceError } from '#web/lib/price-error.ts'
import { answersTo, isSlug, paramErrorResponse, requestContext } from '#web/lib/loaders.ts'
import { readRequestedService, serviceQueryOf, type RequestedService } from '#web/lib/search/service-search.ts'
import { bookableHours, proposedHour } from '#web/features/services/bookable-hours.ts'
import { MapPicture } from '#web/features/map/MapPicture.tsx'
import { isOnMap } from '#web/lib/map-links.ts'
import { bookingOfService, ServicePriceBox } from '#web/features/services/ServicePriceBox.tsx'
import { ReviewSection } from '#web/features/reviews/ReviewSection.tsx'
import { serviceProduct } from '#web/lib/seo/products.ts'
import { breadcrumbs } from '#web/lib/seo/organization.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { ServiceDetails } from '#domains/products/services/answers.ts'
import { durationLabel } from '#web/features/products/duration.ts'
import { NearbyPlaces } from '#web/features/hotels/page/NearbyPlaces.tsx'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Formatter, Translator } from '#i18n/translator.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Breadcrumb } from '#web/ui/actions/Breadcrumb.tsx'
import { IconLines } from '#web/features/products/IconLines.tsx'
import { ScoreLink } from '#web/features/reviews/ScoreLink.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { mapLinks } from '#domains/places/map-links.ts'
import { seatsLabel } from '#web/features/services/service-labels.ts'
import { dateOf } from '#web/features/services/ServicePrice.tsx'
import { PriceBar } from '#web/features/products/PriceBar.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import { ServiceCard } from '#web/features/services/ServiceCard.tsx'
import '#web/features/products/product-facts.css'
import type { Route } from './+types/service'
import { Price } from '#web/ui/figures/Price.tsx'

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale, origin, today, tag } = context.get(requestContext)
  const { slug } = params
  if (!isSlug(slug)) throw paramErrorResponse({ code: 'invalid_input' })
  const linked = readRequestedService(url.searchParams)
  if (linked.plain) throw redirect(`${links.service(locale, slug, serviceQueryOf(linked))}#book`)
  // A link whose date has passed shows the service without a date.
  const passed = linked.date !== undefined && isDate(linked.date) && linked.date < today ? linked.date : null
  const requested = passed === null ? linked : { ...linked, date: undefined, time: undefined }
  const { option, date } = requested
  const priceOf = ({ option: option_id = 0, date: on = '', time, people, days, units }: RequestedService) =>
    api.get_service_price({ option_id, date: on, ...(time && { time }), people, days, units })
  const [dated, priced, same] = await Promise.all([
    api.show_service({ slug, ...(date && { date }) }),
    option !== undefined && date ? priceOf(requested) : null,
    api.fetch_same_services({ slug, limit: 3 }),
  ])
  // An unavailable date is reported next to the price; the page is then loaded without a date.
  const answer = dated.ok || !date ? dated : await api.show_service({ slug })
  if (!answer.ok) throw paramErrorResponse(answer.error)
  const service = answer.data
  tag(`service:${service.id}`)
  const [[reviews], ground] = await Promise.all([
    answersTo(api.fetch_reviews({ kind: 'service', id: service.id, per_page: 1 })),
    service.meeting_point_varies ? null : api.fetch_city_ground({ city: service.city.slug }),
  ])
  const map = ground?.ok ? ground.data.map : null
  const { t, format } = await loaderTranslator(locale)
  // Until another price is asked for, it is that of the selection that the form proposes.
  const shown = option === undefined ? proposed(service, requested) : requested
  const price = option === undefined && shown.option !== undefined ? await priceOf(shown) : priced
  const quote = price?.ok && price.data.service.slug === slug ? price.data : null
  const error = priced && !priced.ok ? priced.error : null
  const trail = [
    { label: t('common.home'), to: links.home(locale) },
    { label: t('shell.services'), to: links.services(locale) },
    { label: service.type.name, to: contentLinks.serviceType(locale, service.type.id) },
    { label: service.name },
  ]
  return data(
    {
      head: {
        title: service.name,
        description: service.summary,
        path: links.service(locale, service.slug),
        hidden: url.search !== '' && passed === null,
      },
      service,
      trail,
      things: [
        serviceProduct(service, { origin, locale, invented: reviews.summary.invented }),
        breadcrumbs(trail, origin),
      ],
      map: map && map.max_zoom >= streetZoom && isOnMap(service.point, map) ? map : null,
      requested: shown,
      asked: option !== undefined || date !== undefined,
      quote,
      failure: error && priceError(t, error),
      note: passed && t('linkeddates.passed', { range: format.stayDate(passed) }),
      dates: { first: today, last: addDays(today, bookableDays) },
      similar: same.ok ? same.data : [],
      reviews,
    },
    error?.code === 'invalid_input' ? 422 : 200,
  )
}

/** The first option that can be booked on the date that is shown, at the hour that the form proposes. */
function proposed(service: ServiceDetails, requested: RequestedService): RequestedService {
  const option = service.options.find(({ times }) => times.some(({ open }) => open))
  if (!option) return requested
  return {
    ...requested,
    option: option.id,
    date: service.date,
    time: proposedHour(bookableHours(service.options, option.id)),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Service({ loaderData }: Route.ComponentProps) {
  const { service, trail, things, map, requested, asked, quote, failure, note, dates, similar, reviews } = loaderData
  return (
    <>
      <StructuredData things={things} />
      <div className="page-width grid gap-x-10 gap-y-6 pt-4 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
        <div className="lg:col-span-2">
          <Breadcrumb items={trail} />
        </div>
        <div className="grid min-w-0 gap-6 md:gap-10">
          <Head service={service} />
          <ServiceOptions service={service} requested={requested} />
        </div>
        {/* A price of other values starts the form again. */}
        <ServicePriceBox
          key={JSON.stringify(requested)}
          {...{ service, requested, asked, quote, failure, note, dates }}
        />
        <Description {...{ service, map }} />
      </div>
      <SimilarServices similar={similar} />
      <ReviewSection kind="service" slug={service.slug} found={reviews} />
      <NextStep page={loaderData} />
    </>
  )
}

type PageProps = Route.ComponentProps['loaderData']

function Head({ service }: Pick<PageProps, 'service'>) {
  const t = useText()
  const [picture] = service.pictures
  return (
    <div className="grid min-w-0 gap-5">
      {picture && (
        <Picture
          id={picture.id}
          alt={picture.alt}
          sizes="(width >= 64rem) 780px, 94vw"
          className="rounded-card aspect-[5/3] w-full object-cover [--focus-y:80%] lg:aspect-[2/1]"
          priority
        />
      )}
      <div className="grid gap-1.5">
        <PageHeading>{service.name}</PageHeading>
        <ScoreLink rating={service.rating} count={service.review_count} />
        <p className="text-muted text-lead">{service.summary}</p>
      </div>
      <section aria-label={t('services.facts')} className="product-facts">
        <KeyValues
          items={[
            {
              label: t(service.to_city ? 'services.route' : 'services.city'),
              value: service.to_city
                ? t('services.fromTo', { from: service.city.name, to: service.to_city.name })
                : service.city.name,
            },
            service.minutes !== null && { label: t('services.duration'), value: durationLabel(service.minutes, t) },
            {
              label: t(service.rental ? 'services.handover' : 'services.meetingPoint'),
              value: (
                <>
                  {service.meeting_point}{' '}
                  {!service.meeting_point_varies && (
                    <a href={mapLinks(service.point).google} className="link py-2.5" target="_blank" rel="noreferrer">
                      {t('services.openMap')}
                    </a>
                  )}
                </>
              ),
            },
          ]}
        />
      </section>
    </div>
  )
}

/** The price of the form and its button; without a price, the way to the form. */
function NextStep({ page: { service, quote, requested, asked } }: { page: PageProps }) {
  const { t, locale, format } = useLanguage()
  const date = quote && dateOf(quote, format)
  return (
    <PriceBar
      quote={quote}
      note={date ? (asked ? date : t('services.proposedDate', { date })) : t(`services.basis_${service.basis}`)}
      to={quote ? bookingOfService(quote, requested, locale) : '#book'}
    >
      {t(!quote ? 'services.chooseDate' : quote.service.supply === 'portal' ? 'services.ask' : 'services.book')}
    </PriceBar>
  )
}

function Description({ service, map }: Pick<PageProps, 'service' | 'map'>) {
  const t = useText()
  const airports = service.airports.filter(({ metres }) => metres <= maxToAirport)
  return (
    <div className="grid min-w-0 gap-10 pt-4">
      <section aria-labelledby="about-title" className="grid gap-4">
        <h2 id="about-title">{t('services.about')}</h2>
        <div className="prose">
          {service.about.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Lines title={t('services.included')} icon="check" items={service.included} />
        <Lines title={t('services.notes')} icon="info" items={service.notes} />
      </section>
      <Disclosure summary={t('services.nearby')} open={map !== null && !service.to_city}>
        <div className="grid gap-4 pb-3">
          {service.meeting_point_varies && (
            <p className="text-muted">{t('services.nearbyCity', { city: service.city.name })}</p>
          )}
          {map && (
            <MapPicture
              wide
              city={service.city.slug}
              map={map}
              view={{ zoom: streetZoom, middle: service.point }}
              pins={[{ ...service.point, id: 1, text: t('services.meetingPoint') }]}
            />
          )}
          <NearbyPlaces hotel={{ ...service, airports }} />
        </div>
      </Disclosure>
    </div>
  )
}

const streetZoom = 16

/** Farther airports, in metres, are of no use to the guests of a service. */
const maxToAirport = 60_000

function Lines({ title, icon, items }: { title: string; icon: IconName; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-lead">{title}</h3>
      <IconLines icon={icon} tone="text-brass-text" items={items} />
    </section>
  )
}

function SimilarServices({ similar }: Pick<Route.ComponentProps['loaderData'], 'similar'>) {
  const { t, locale } = useLanguage()
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className="extra page-width grid gap-4 pt-10 md:gap-6 md:pt-16">
      <h2 id="similar-title">{t('services.similar')}</h2>
      <ul className="swipe grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {similar.map((one) => (
          <li key={one.id}>
            <ServiceCard service={one} href={links.service(locale, one.slug)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ServiceOptions({ service, requested }: Pick<PageProps, 'service' | 'requested'>) {
  const { t, locale, format } = useLanguage()
  return (
    <section aria-labelledby="options-title" className="grid gap-3 md:gap-4">
      <h2 id="options-title">{t('services.options')}</h2>
      <p className="text-muted">
        {t('services.optionsOn', { date: format.stayDate(service.date, 'weekday') })} ·{' '}
        {t(`services.basis_${service.basis}`)}
      </p>
      <ul className="card px-4 md:px-5">
        {service.options.map((option) => {
          const isChosen = option.id === requested.option
          const hours = bookableHours(service.options, option.id)
          const time = hours.find((hour) => hour === requested.time) ?? proposedHour(hours)
          const query = serviceQueryOf({ ...requested, option: option.id, date: service.date, time })
          return (
            <li
              key={option.id}
              className="border-line grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-2 py-3 not-first:border-t md:items-center [&_.price]:text-end md:grid-cols-[minmax(0,1fr)_auto_6.5rem] md:gap-x-6"
            >
              <div className="grid content-start gap-1 max-md:row-span-2">
                <h3 className="font-body font-medium">{option.name}</h3>
                {option.seasonal_prices.length > 0 && <OtherPrices prices={option.seasonal_prices} />}
                <p className="text-note">
                  {[
                    seatsLabel(service, option.most_people, t),
                    option.child_amount && t('services.child', { amount: format.amount(option.child_amount) }),
                    ...timesOf(option, t, format),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Price amount={option.amount} />
              {isChosen ? (
                <p className="fact-good no-print min-h-11 items-center justify-center max-md:justify-end">
                  <Icon name="check" />
                  {t('services.chosen')}
                </p>
              ) : (
                option.times.some(({ open }) => open) && (
                  <ButtonLink
                    to={`${links.service(locale, service.slug, query)}#book`}
                    variant="secondary"
                    aria-label={t('services.chooseOption', { option: option.name })}
                    className="no-print max-md:justify-self-end"
                  >
                    {t('services.chooseIt')}
                  </ButtonLink>
                )
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Option = ServiceDetails['options'][number]

/** What an option costs on other days or at other hours. */
function OtherPrices({ prices }: { prices: Option['seasonal_prices'] }) {
  const { t, format } = useLanguage()
  const day = (date: string) => format.stayDate(date, 'full')
  return (
    <dl className="text-note grid gap-1">
      <dt className="text-muted">{t('services.otherPrices')}</dt>
      {prices.map(({ first_day, last_day, from_time, to_time, amount }) => {
        const days =
          first_day && last_day
            ? format.stayRange(first_day, last_day)
            : first_day
              ? t('services.fromDay', { day: day(first_day) })
              : last_day && t('services.untilDay', { day: day(last_day) })
        const [from, to] = [from_time ?? '00:00', to_time ?? '24:00'].map((time) => format.clock(time))
        const hours = (from_time ?? to_time) && t('services.betweenHours', { from: from ?? '', to: to ?? '' })
        return (
          <dd key={[first_day, last_day, from_time, to_time].join()}>
            {[days, hours].filter(Boolean).join(' · ')}: <b>{format.amount(amount)}</b>
          </dd>
        )
      })}
    </dl>
  )
}

/** The remaining capacity is shown if it is not above this number. */
const fewLeft = 3

/** The available times: their number and the first and last one, of which the form has each; what is left of few. */
function timesOf(option: Option, t: Translator, format: Formatter) {
  const times = option.times.filter(({ open }) => open)
  const [first, last] = [times[0]?.time, times.at(-1)?.time]
  if (times.length === 0) return [t('services.closed')]
  const most = Math.max(...times.map(({ left }) => left))
  const when =
    first && last
      ? first === last
        ? format.clock(first)
        : new Set(times.map(({ time }) => time?.slice(0, 2))).size === 24
          ? t('services.anyHour')
          : t('services.timesBetween', { count: times.length, from: format.clock(first), to: format.clock(last) })
      : t('services.wholeDay')
  return [when, most <= fewLeft && t('services.left', { count: most })]
}
