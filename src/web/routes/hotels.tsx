import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { mostRooms, sorts, type Sort } from '#domains/stays/limits.ts'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { SearchForm } from '#domains/stays/ui/SearchForm.tsx'
import { useSearchWords } from '#domains/stays/ui/search-words.ts'
import { useLocale, useText } from '#text/react.tsx'
import { findWhere, type FoundWhere } from '#web/destinations.ts'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Pagination } from '#web/kit/Pagination.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { rememberSearch } from '#web/recent-searches.ts'
import { pageRefused } from '#web/refusal.ts'
import { NothingFits } from '#web/results/NothingFits.tsx'
import { SearchErrors } from '#web/results/SearchErrors.tsx'
import { SearchSummary } from '#web/results/SearchSummary.tsx'
import { requestContext } from '#web/server-context.ts'
import { queryOf, readStaySearch } from '#web/stay-search.ts'
import { useSuggest } from '#web/use-suggest.ts'
import { findWaysOut } from '#web/ways-out.ts'
import { localeOfPath, wordsIn, type PageHandle } from '#web/words.ts'
import type { Route } from './+types/hotels.ts'

export const handle: PageHandle = { words: ['search', 'stays', 'dates', 'errors'] }

const aPage = 15

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  const asked = readStaySearch(searchParams, today)
  const where = await findWhere(api, asked.search.where)
  const search = { ...asked.search, where: where.value }
  const sort = sorts.find((one) => one === searchParams.get('sort')) ?? 'recommended'
  const page = Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1)
  const hrefOfPage = (number: number) =>
    links.hotels(locale, { ...queryOf({ ...asked, search }), ...sorted(sort), ...(number > 1 && { page: number }) })
  // One address for one search, however it was typed: what is kept for it serves everybody.
  if (asked.plain || (asked.search.where !== '' && where.value !== asked.search.where)) throw redirect(hrefOfPage(page))

  const form = { search, dated: asked.dated, where, today, mostRooms, sort }
  const found = await api.fetch_hotels({ ...search, sort, page, per_page: aPage })
  if (!found.ok) {
    if (found.error.code !== 'invalid_input') throw pageRefused(found.error)
    return data({ ...form, errors: found.error.errors ?? [], hotels: [], total: 0, page, waysOut: [] }, 422)
  }
  const total = found.meta?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / aPage))
  if (page > pages) throw redirect(hrefOfPage(pages))
  const waysOut = total === 0 ? await findWaysOut(api, search, where.around, mostRooms) : []
  tag(...found.data.map((hotel) => `hotel:${hotel.id}`))
  return data({ ...form, errors: [], hotels: found.data, total, page, waysOut }, 200)
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname)
  const { t } = wordsIn(locale)
  const place = loaderData?.where.label ?? ''
  const kind = kindWord(loaderData?.where)
  return pageMeta({
    title: t('search.hotelsIn', { kind, place }),
    description: t('search.hotelsInDescription', { place }),
    path: links.hotels(locale, { where: loaderData?.search.where }),
    site: siteIn(matches),
    hidden: !loaderData || loaderData.dated || loaderData.where.kind === 'words',
  })
}

export default function Hotels({ loaderData }: Route.ComponentProps) {
  const { search, dated, where, today, errors, hotels, total, page, sort, waysOut } = loaderData
  const t = useText()
  const locale = useLocale()
  const suggest = useSuggest()
  const words = useSearchWords(search, where.label)
  const query = queryOf({ search, dated })
  const path = links.hotels(locale, query)
  const found = errors.length === 0 && total > 0
  useEffect(() => {
    if (found && dated) rememberSearch({ path, label: words.short, checkIn: search.check_in })
  }, [found, dated, path, words.short, search.check_in])

  return (
    <>
      <SearchSummary words={words.whole} open={errors.length > 0} key={path}>
        <SearchForm
          flat
          action={links.hotels(locale)}
          search={search}
          where={{ ...where, suggest }}
          today={today}
          mostRooms={loaderData.mostRooms}
          errors={errors}
          submitLabel={t('common.search')}
        />
      </SearchSummary>
      <div className="page-width grid grid-cols-1 gap-6 py-8 md:py-12">
        <SearchErrors errors={errors} />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <PageHeading>{t('search.hotelsIn', { kind: kindWord(where), place: where.label })}</PageHeading>
            {found && (
              <p className="text-muted mt-1">{t('search.found', { count: total, dated: dated ? 'yes' : 'other' })}</p>
            )}
          </div>
          {total > 1 && (
            <Segments
              label={t('common.sortBy')}
              items={sortOrder.map((one) => ({
                label: t(sortWords[one]),
                to: links.hotels(locale, { ...query, ...sorted(one) }),
                current: one === sort,
              }))}
            />
          )}
        </div>
        {errors.length === 0 && total === 0 && <NothingFits where={where} waysOut={waysOut} />}
        <ul className="grid gap-5">
          {hotels.map((hotel, i) => (
            <li key={hotel.id} className="grid">
              <HotelCard
                wide
                hotel={hotel}
                href={links.hotel(locale, hotel.slug, { ...query, where: undefined })}
                priority={i === 0}
              />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pages={Math.ceil(total / aPage)}
          hrefOf={(number) => links.hotels(locale, { ...query, ...sorted(sort), ...(number > 1 && { page: number }) })}
        />
      </div>
    </>
  )
}

function kindWord(where: FoundWhere | undefined): 'near' | 'words' | 'other' {
  return where === undefined || where.kind === 'in' ? 'other' : where.kind
}

/** The usual order is not named in addresses. */
function sorted(sort: Sort): { sort?: Sort } {
  return sort === 'recommended' ? {} : { sort }
}

const sortWords = {
  recommended: 'search.sortRecommended',
  price: 'search.sortPrice',
  walk: 'search.sortWalk',
  stars: 'search.sortStars',
  rating: 'search.sortRating',
} as const satisfies Record<Sort, string>
const sortOrder = Object.keys(sortWords) as Sort[]
