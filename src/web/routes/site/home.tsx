import type { ApiClient } from '#api/index.ts'
import { useLanguage, useLocale, useText } from '#i18n/react.tsx'
import { findWhere, holyCities, type FoundWhere } from '#web/features/hotels/search/destinations.ts'
import { homeOrder, packageTagsOf, recommendedOf } from '#web/features/home/sections.ts'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { StaySearchForm } from '#web/features/hotels/search/StaySearchForm.tsx'
import { HomeContent } from '#web/features/home/HomeContent.tsx'
import { loaderTranslator } from '#web/lib/messages.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { proposedStay } from '#web/lib/search/stay-search.ts'
import { organization, website } from '#web/lib/seo/organization.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { direction } from '#i18n/locale.ts'
import { classes } from '#web/ui/classes.ts'
import { focusClass } from '#web/ui/pictures/Picture.tsx'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { forgetSearches, recentSearches } from '#web/features/hotels/search/recent-searches.ts'
import { useRecent } from '#web/lib/search/use-recent.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { SectionHead } from '#web/features/home/SectionHead.tsx'
import { cardList } from '#web/ui/layout/card-list.ts'
import '#web/features/home/home.css'
import type { Route } from './+types/home'

const walkMinutes = 10
const shownACity = 3

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale, origin, hotelDay, tag } = context.get(requestContext)
  const { today } = hotelDay
  const stay = proposedStay(today)
  const reported = answersTo(api.fetch_web_status())
  // All queries run in parallel, even those for stays that the settings hide, because that is rare.
  const [where, [status], order, cities] = await Promise.all([
    loaderTranslator(locale).then(({ t }) => findWhere(api, '', t)),
    reported,
    reported.then(([{ demo }]) => homeOrder(api, demo)),
    nearMosques(api, stay),
  ])
  const site = { origin, locale }
  const near = order.stays ? withCities(cities, where) : []
  tag(...[...order.before, ...order.after].flatMap(packageTagsOf))
  const hasStays = !status.empty_pages.includes('hotels')
  const hotels = near.flatMap((one) => one.hotels)
  tag(...hotels.map((hotel) => `hotel:${hotel.id}`))
  return {
    head: {
      title: status.voice.home_title,
      description: status.voice.home_description,
      path: links.home(locale),
      share: { kind: 'home', slug: 'home' } as const,
    },
    today,
    // Here, because a part that changes with the settings would lose what was typed before it is hydrated.
    form: hasStays ? { search: { ...stay, occupancy: ['2'] }, where, ...hotelDay, errors: [] } : null,
    hero: {
      title: status.voice.hero_title,
      text: status.voice.hero_text,
      photo: status.voice.hero_photo,
      instead: hasStays ? [] : (['packages', 'services'] as const).filter((page) => !status.empty_pages.includes(page)),
      things: [organization(status, site), website(status, site)],
      // Here, because a notice that followed the settings in the browser would empty the search form below it.
      ...(status.maintenance && { maintenance: status.maintenance_text }),
    },
    before: recommendedOf(order.before, hotels),
    near: order.stays && { stay, near },
    after: recommendedOf(order.after, hotels),
  }
}

/** Hotels of the holy cities within walking distance of the mosque. */
function nearMosques(api: ApiClient, stay: ReturnType<typeof proposedStay>) {
  return Promise.all(
    holyCities.map(async (where) => {
      const [{ total, hotels }] = await answersTo(
        api.search_home_hotels({ where, ...stay, near: walkMinutes, limit: shownACity }),
      )
      return { where, total, hotels }
    }),
  )
}

/** Adds the city names, in the order of the cities; omits cities that are not offered or have no hotels to show. */
function withCities(answers: Awaited<ReturnType<typeof nearMosques>>, { cities }: FoundWhere) {
  return cities.flatMap((city) =>
    answers
      .filter(({ where, hotels }) => where === city.where && hotels.length > 0)
      .map(({ total, hotels }) => ({ city, total, hotels })),
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Home({ loaderData: { today, form, hero, before, near, after } }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <>
      <section className="hero on-night">
        <div className="page-width pt-20 pb-5 md:pt-33 md:pb-10">
          <HeroText hero={hero} />
          {form && (
            <>
              <RecentSearches today={today} />
              <StaySearchForm action={links.hotels(locale)} initial={form} submit="searchStays" />
            </>
          )}
        </div>
      </section>
      <HomeContent sections={before} />
      {near !== false && <StaysNear {...near} />}
      <HomeContent sections={after} />
    </>
  )
}

type Photo = { id: string; alt: string }

function HeroText({ hero }: Pick<Route.ComponentProps['loaderData'], 'hero'>) {
  const { title, text, photo, things, instead, maintenance } = hero
  const { t, locale } = useLanguage()
  return (
    <>
      <HeroPicture photo={photo} />
      <div className="hero-text max-md:relative">
        {maintenance !== undefined && (
          <Alert tone="warning" title={t('shell.maintenance')} className="mb-4">
            {maintenance || t('shell.maintenanceText')}
          </Alert>
        )}
        <PageHeading>{title}</PageHeading>
        <p className="md:text-lead mt-3.5 max-w-[27em]">{text}</p>
      </div>
      {instead.length > 0 && (
        <p className="mt-6 flex flex-wrap gap-3">
          {instead.map((page, i) => (
            <ButtonLink key={page} to={links[page](locale)} variant={i === 0 ? 'primary' : 'secondary'}>
              {t(page === 'packages' ? 'articles.allDepartures' : 'articles.allServices')}
            </ButtonLink>
          ))}
        </p>
      )}
      <StructuredData things={things} />
    </>
  )
}

/** The first picture of the home page, behind the headline and the search: the provider's photo, or an illustration. */
function HeroPicture({ photo }: { photo: Photo | null }) {
  const { wide, tall } = pictures[direction(useLocale())]
  return (
    <picture>
      {!photo && <source media="(width < 48rem)" srcSet={listed(tall, [640, 768, 1024, 1280])} sizes="100vw" />}
      <img
        className={classes(
          'hero-picture absolute inset-0 -z-2 size-full object-cover',
          photo && `hero-photo ${focusClass(photo.id)}`,
        )}
        src={links.picture(photo?.id ?? wide, 1280)}
        srcSet={listed(photo?.id ?? wide, photo ? [640, 768, 1024, 1280, 1536, 2048] : [1024, 1280, 1536, 2048])}
        // A frame that is taller than the photo shows a part of its width.
        sizes={photo ? '(width < 48rem) 150vw, 100vw' : '(width >= 72rem) 100vw, 1152px'}
        alt={photo?.alt ?? ''}
        width={1920}
        height={photo ? 1200 : 1000}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

/** Each reading direction and the portrait format of phones have their own composition; pictures are never mirrored. */
const pictures: Record<'ltr' | 'rtl', { wide: string; tall: string }> = {
  ltr: { wide: 'hero/home-ltr', tall: 'hero/home-tall-ltr' },
  rtl: { wide: 'hero/home-rtl', tall: 'hero/home-tall-rtl' },
}

const listed = (picture: string, widths: readonly number[]) =>
  widths.map((width) => `${links.picture(picture, width)} ${width}w`).join(', ')

/** The same height with and without recent searches. */
const space = 'min-h-16 md:min-h-42'

/**
 * The last searches in this browser, each with a button that deletes it, and one button for all. Their space is reserved
 * before they are known, so that the layout does not shift.
 */
function RecentSearches({ today }: { today: string }) {
  const { t, locale } = useLanguage()
  const read = useCallback(() => recentSearches(locale, today), [locale, today])
  const { items: searches, box, report, forget } = useRecent(read, forgetSearches)
  if (searches.length === 0 && !report) return <div className={space} />
  return (
    <nav
      ref={box}
      tabIndex={-1}
      className={classes(space, 'recent-searches flex items-end gap-2 overflow-x-auto py-2.5 md:py-4')}
      aria-label={t('recent.title')}
    >
      <p role="status" className="sr-only">
        {report}
      </p>
      <ul className="contents">
        {searches.map(({ path, label }, i) => (
          <li key={path} className="pill pe-0">
            <Link to={path} className="flex min-h-11 items-center gap-2">
              <Icon name="history" />
              <bdi>{label}</bdi>
            </Link>
            <button
              type="button"
              aria-label={t('recent.remove', { search: label })}
              className="pill pill-bare -ms-2"
              onClick={() => forget(t('recent.removed', { search: label }), i, path)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {searches.length > 1 && (
        <button type="button" className="pill" onClick={() => forget(t('recent.cleared'), 0)}>
          {t('recent.clear')}
        </button>
      )}
    </nav>
  )
}

type StaysNearProps = {
  stay: { check_in: string; check_out: string }
  /** Cities with some of their hotels, and the total number of hotels. */
  near: { city: { where: string; name: string }; total: number; hotels: Hotel[] }[]
}

function StaysNear({ stay, near }: StaysNearProps) {
  const { t, locale, format } = useLanguage()
  const nights = nightsBetween(stay.check_in, stay.check_out)
  return (
    <>
      <Promises />
      {near.length > 0 && (
        <div className="lattice">
          <div className="page-width home-sections">
            {near.map(({ city, total, hotels }) => (
              <section key={city.where} className="[--below:37rem]">
                <div className="mb-4">
                  <SectionHead
                    to={total > 1 && links.hotels(locale, { where: city.where })}
                    title={
                      <div>
                        <h2>{t('search.withinWalk', { city: city.name, count: total })}</h2>
                        <p className="text-muted max-sm:text-note mt-1">
                          {t('search.pricesFor', {
                            range: format.stayRange(stay.check_in, stay.check_out),
                            nights,
                            party: format.adults(2),
                          })}
                        </p>
                      </div>
                    }
                  >
                    {t('search.seeAllIn', { count: total, city: city.name })}
                  </SectionHead>
                </div>
                <ul className={cardList(hotels.length)}>
                  {hotels.map((hotel) => (
                    <li key={hotel.id} className="grid">
                      <HotelCard
                        hotel={hotel}
                        href={links.hotel(locale, hotel.slug)}
                        wide={hotels.length === 1}
                        heading="h3"
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

/** Promises that are valid on every page, independent of any price or rate. */
function Promises() {
  const t = useText()
  return (
    <section className="border-line border-b bg-(--surface)" aria-label={t('search.promises')}>
      <ul className="page-width grid gap-6 py-6 max-sm:gap-1 max-sm:py-2.5 md:grid-cols-3">
        {(['price', 'cancel', 'walk'] as const).map((promise) => (
          <li key={promise} className="flex gap-3.5">
            <Icon name="check" className="text-success mt-0.75" />
            <p>
              <span className="block font-medium">{t(`search.promise_${promise}`)}</span>
              <span className="text-muted text-note max-sm:hidden">{t(`search.promise_${promise}_text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
