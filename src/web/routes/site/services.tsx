import { data, redirect } from 'react-router'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, errorResponse, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/services'
import type { ApiClient } from '#api/index.ts'
import { readServicesSearch } from '#web/lib/search/service-search.ts'
import { ServiceCard } from '#web/features/services/ServiceCard.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink, IconButton } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Select } from '#web/ui/form/Inputs.tsx'
import { contentLinks, links, type ServicesQuery } from '#links/site.ts'
import { EmptyList, ListHead } from '#web/features/content/PageHead.tsx'
import { useServiceTypes } from '#web/lib/shared-state.ts'
import { ChipLink, ChipRow } from '#web/ui/actions/Chip.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/ui/layout/wide-cards.css'

/** The services of all categories, or of the category in the path. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const { id } = params
  const [types] = await answersTo(api.fetch_website_service_types())
  const type = id === undefined ? null : types.find((one) => String(one.id) === id || one.slug === id)
  if (type === undefined) throw data(null, { status: 404, statusText: 'Not Found' })
  const hrefOf = (query: ServicesQuery) =>
    type ? contentLinks.serviceType(locale, type.id, query) : links.services(locale, query)
  const [[header], list] = await Promise.all([
    type ? [{ title: type.name, text: type.about, picture: null }] : answersTo(api.fetch_header({ page: 'services' })),
    findServices(api, url, type ? String(type.id) : '', hrefOf),
  ])
  const { page, query } = list
  return {
    head: {
      title: header.title,
      description: type ? type.about || type.name : header.text,
      path: hrefOf({ page: page > 1 ? page : undefined }),
      hidden: type?.count === 0 || query.q !== undefined || query.city !== undefined,
    },
    header,
    type,
    types: types.filter(({ count }) => count > 0),
    ...list,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

/** The service categories, then the services of all categories or of one. */
export default function Services({ loaderData }: Route.ComponentProps) {
  const { header, type, types, cities, query, services, total, page, pages } = loaderData
  const { t, locale } = useLanguage()
  const found = t('services.found', { count: total })
  const categories = useServiceTypes(types)
  const hrefOf = (change: ServicesQuery) => {
    const next = { ...query, page: undefined, ...change }
    return type ? contentLinks.serviceType(locale, type.id, next) : links.services(locale, next)
  }
  const searched = Boolean(query.q ?? query.city)
  if (total === 0 && !type && !searched) return <EmptyList header={header} page="services" />
  return (
    <>
      <ListHead title={header.title}>{total > 0 ? found : header.text}</ListHead>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-3 pb-10 md:gap-5">
        <ChipRow label={t('content.services')}>
          <ChipLink to={links.services(locale)} current={!type}>
            {t('services.allTypes')}
          </ChipLink>
          {categories.map(({ id, name, icon }) => (
            <ChipLink key={id} to={contentLinks.serviceType(locale, id)} current={id === type?.id}>
              <Icon name={icon} className="text-brass-text" />
              {name}
            </ChipLink>
          ))}
        </ChipRow>
        <section className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6" aria-label={found}>
          <search>
            <form
              key={JSON.stringify({ type: type?.id, ...query })}
              method="get"
              action={hrefOf({ city: undefined, q: undefined })}
              className="flex gap-2 md:max-w-xl"
            >
              <input
                name="q"
                type="search"
                aria-label={t('services.search')}
                placeholder={t('services.search')}
                defaultValue={query.q ?? ''}
                maxLength={100}
                className="input min-w-0 flex-1 max-sm:px-2"
              />
              <Select
                label={t('services.city')}
                name="city"
                defaultValue={query.city ?? ''}
                empty={t('services.anyCity')}
                options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
                className="w-32 flex-none sm:w-40 [&_.field-label]:sr-only"
              />
              <IconButton type="submit" icon="search" label={t('services.search')} variant="secondary" />
            </form>
          </search>
          {total === 0 && (
            <EmptyState
              title={t('services.nothing')}
              actions={
                <>
                  {searched && (
                    <ButtonLink to={hrefOf({ q: undefined, city: undefined })}>{t('services.all')}</ButtonLink>
                  )}
                  <ButtonLink to={links.contact(locale, { topic: 'service', about: type?.slug })} variant="secondary">
                    {t('content.askForService')}
                  </ButtonLink>
                </>
              }
            >
              <p className="text-muted">{t('services.nothingText')}</p>
            </EmptyState>
          )}
          <ul className="with-buttons grid gap-3 sm:gap-5 max-sm:[--focus-y:75%] sm:grid-cols-2 lg:grid-cols-3">
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard
                  service={service}
                  href={links.service(locale, service.slug)}
                  button={t('services.seeOptions')}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => hrefOf({ page: number === 1 ? undefined : number })}
          />
        </section>
      </div>
    </>
  )
}

const perPage = 12

/**
 * Loads a page of services, of one category or of all, and the cities to select from. Redirects if the URL has empty
 * form fields or a page number beyond the last.
 */
async function findServices(api: ApiClient, url: URL, category: string, hrefOf: (query: ServicesQuery) => string) {
  const { page, ...query } = readServicesSearch(url.searchParams)
  const pageHref = (number: number) => hrefOf({ ...query, page: number > 1 ? number : undefined })
  const empty = [...url.searchParams].some(
    ([name, value]) => ['q', 'city', 'page'].includes(name) && value.trim() === '',
  )
  if (empty) throw redirect(pageHref(page))
  const [answer, [locations]] = await Promise.all([
    api.fetch_services({ category, location: query.city ?? '', q: query.q ?? '', page, per_page: perPage }),
    answersTo(api.fetch_locations({})),
  ])
  if (!answer.ok) throw errorResponse(answer.error)
  const total = answer.meta?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (page > pages) throw redirect(pageHref(pages))
  const cities = locations
    .filter(({ kind, services }) => kind === 'city' && services > 0)
    .map(({ city, name }) => ({ slug: city, name }))
  return { query, services: answer.data, total, page, pages, cities }
}
