import { useLanguage } from '#i18n/react.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { links, contentLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { Link } from 'react-router'
import type { FoundGroupAnswer } from '#domains/site-search/contract.ts'
import type { FoundKind } from '#domains/site-search/kinds.ts'
import type { Locale } from '#i18n/locale.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { useFilledPages } from '#web/lib/site.ts'
import type { Route } from './+types/search'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const q = (url.searchParams.get('q') ?? '')
    .trim()
    .slice(0, 100)
    .replace(/\p{Surrogate}/u, '')
  const [groups] = await answersTo(api.search_site({ q }))
  const { t } = await loaderTranslator(locale)
  return {
    head: {
      title: q ? t('sitesearch.titleFor', { q }) : t('sitesearch.title'),
      description: t('sitesearch.description'),
      path: links.search(locale),
      hidden: true,
    },
    q,
    groups,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Search({ loaderData }: Route.ComponentProps) {
  const { q, groups } = loaderData
  const { t, locale } = useLanguage()
  return (
    <div className="page-width grid gap-8 py-10">
      <PageHeading>{t('sitesearch.title')}</PageHeading>
      <WordSearch
        key={q}
        label={t('sitesearch.label')}
        submit={t('sitesearch.submit')}
        action={links.search(locale)}
        value={q}
      />
      <SearchResults key={`found ${q}`} q={q} groups={groups} />
    </div>
  )
}

/** Search results by kind with their counts, or links to continue from if nothing was found. */
function SearchResults({ q, groups }: { q: string; groups: readonly FoundGroupAnswer[] }) {
  const { t, locale } = useLanguage()
  const total = groups.reduce((sum, group) => sum + group.total, 0)
  if (total === 0) {
    return (
      <EmptyState title={t(q ? 'sitesearch.nothing' : 'sitesearch.begin')} actions={<WaysOn />}>
        <p className="text-muted">{t(q ? 'sitesearch.nothingText' : 'sitesearch.beginText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <p role="status">{t('sitesearch.found', { count: total, q: `\u2068${q}\u2069` })}</p>
        <nav aria-label={t('sitesearch.title')} className="flex flex-wrap gap-2">
          {groups.map(({ kind, total }) => (
            <a key={kind} href={`#${kind}`} className="chip">
              {t(`sitesearch.kind_${kind}`)} <span className="text-muted">{total}</span>
            </a>
          ))}
        </nav>
      </div>
      {groups.map(({ kind, total, items }) => (
        <section key={kind} id={kind} aria-labelledby={`found-${kind}`} className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={`found-${kind}`} className="text-heading">
              {t(`sitesearch.kind_${kind}`)}
            </h2>
            {total > items.length && (
              <p className="text-note text-muted">{t('sitesearch.best', { shown: items.length, total })}</p>
            )}
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-x-8 gap-y-1">
            {items.map(({ key, title, text }) => (
              <li key={key} className="border-line flex gap-3 border-b py-3">
                <Icon name={icons[kind]} className="text-brass-text mt-1" />
                <div>
                  <h3 className="font-body leading-(--leading-body) font-medium">
                    <Link to={addressOf[kind](locale, key)} className="link">
                      {title}
                    </Link>
                  </h3>
                  {text && <p className="text-note text-muted line-clamp-2">{text}</p>}
                </div>
              </li>
            ))}
          </ul>
          {kind === 'hotel' && total > items.length && (
            <p>
              <Link to={links.hotels(locale, { where: q })} className="link">
                {t('sitesearch.allHotels')}
              </Link>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

const icons: Record<FoundKind, IconName> = {
  place: 'pin',
  hotel: 'hotel',
  package: 'moon',
  service: 'car',
  article: 'info',
  question: 'info',
}

/** URL of a result by its kind and key. */
const addressOf: Record<FoundKind, (locale: Locale, key: string) => string> = {
  place: (locale, key) => links.hotels(locale, { where: key }),
  hotel: (locale, key) => links.hotel(locale, key),
  package: (locale, key) => links.package(locale, key),
  // A category has a numeric key, a single service a slug.
  service: (locale, key) =>
    /^\d+$/.test(key) ? contentLinks.serviceType(locale, Number(key)) : links.service(locale, key),
  article: (locale, key) => contentLinks.blog(locale, key),
  question: (locale, key) => `${links.faq(locale)}#${key}`,
}

const ways = [
  { page: 'hotels', label: 'shell.hotels' },
  { page: 'packages', label: 'shell.packages' },
  { page: 'services', label: 'shell.services' },
  { page: 'blogs', label: 'sitesearch.kind_article' },
  { page: 'faq', label: 'sitesearch.kind_question' },
] as const

function WaysOn() {
  const { t, locale } = useLanguage()
  const filled = useFilledPages()
  return (
    <>
      {ways
        .filter(({ page }) => filled(page))
        .map(({ page, label }) => (
          <ButtonLink key={page} to={links[page](locale)} variant={page === 'hotels' ? 'primary' : 'secondary'}>
            {t(label)}
          </ButtonLink>
        ))}
      <ButtonLink to={links.contact(locale)} variant="secondary">
        {t('sitesearch.askUs')}
      </ButtonLink>
    </>
  )
}
