import type { ServiceCard as Service, ServiceTypeAnswer } from '#domains/products/services/answers.ts'
import { ServiceCard } from '#web/features/services/ServiceCard.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Pagination } from '#web/ui/actions/Pagination.tsx'
import { Select, TextInput } from '#web/ui/form/Inputs.tsx'
import { useReplyTime } from '#web/lib/site.ts'
import { contentLinks, links, type ServicesQuery } from '#links/site.ts'
import { NothingYet, PageHead, type PageHeadProps } from '#web/features/content/PageHead.tsx'
import { ServiceTypeCards } from '#web/features/services/ServiceTypeCards.tsx'
import '#web/ui/layout/compact-cards.css'
import '#web/ui/layout/wide-cards.css'

type ServiceListProps = {
  header: PageHeadProps['header']
  type: ServiceTypeAnswer | null
  types: ServiceTypeAnswer[]
  cities: { slug: string; name: string }[]
  query: ServicesQuery
  services: Service[]
  total: number
  page: number
  pages: number
}

/** The service categories, then the services of all categories or of one. */
export function ServiceList({ header, type, types, cities, query, services, total, page, pages }: ServiceListProps) {
  const { t, locale } = useLanguage()
  const within = useReplyTime()
  const hrefOf = (change: ServicesQuery) => {
    const next = { ...query, page: undefined, ...change }
    return type ? contentLinks.serviceType(locale, type.id, next) : links.services(locale, next)
  }
  const searched = Boolean(query.q ?? query.city)
  if (total === 0 && !type && !searched) {
    return (
      <>
        <PageHead header={header} />
        <div className="page-width py-12">
          <NothingYet page="services" />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHead header={header} above={type ? [{ label: t('shell.services'), to: links.services(locale) }] : []} />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-8 py-6 md:gap-10 md:py-10">
        {!type && !searched && page === 1 && (
          <section className="grid gap-3 md:gap-5" aria-labelledby="types">
            <h2 id="types">{t('content.services')}</h2>
            <ServiceTypeCards types={types} />
          </section>
        )}
        <section className="grid grid-cols-[minmax(0,1fr)] gap-6" aria-labelledby="services">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="services">{type || searched ? t('services.found', { count: total }) : t('services.all')}</h2>
            <search className="w-full md:w-auto">
              <form
                key={JSON.stringify({ type: type?.id, ...query })}
                method="get"
                action={hrefOf({ city: undefined, q: undefined })}
                className="grid grid-cols-2 gap-3 md:flex md:items-end"
              >
                <TextInput
                  label={t('services.words')}
                  name="q"
                  type="search"
                  defaultValue={query.q ?? ''}
                  maxLength={100}
                />
                <Select
                  label={t('services.city')}
                  name="city"
                  defaultValue={query.city ?? ''}
                  empty={t('services.anyCity')}
                  options={cities.map(({ slug, name }) => ({ value: slug, label: name }))}
                />
                <Button type="submit" icon="search" variant="secondary" className="max-md:col-span-2">
                  {t('services.search')}
                </Button>
              </form>
            </search>
          </div>
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
              <p className="text-muted">
                {within ? t('services.nothingWithin', { within }) : t('services.nothingText')}
              </p>
            </EmptyState>
          )}
          <ul className="compact-cards with-buttons grid gap-5 max-sm:[--focus-y:75%] sm:grid-cols-2 lg:grid-cols-3">
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
        {type && (
          <section className="grid gap-6" aria-labelledby="others">
            <h2 id="others">{t('content.otherServices')}</h2>
            <ServiceTypeCards types={types.filter(({ id }) => id !== type.id).slice(0, 4)} />
          </section>
        )}
      </div>
    </>
  )
}
