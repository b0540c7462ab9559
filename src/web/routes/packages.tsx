import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { pageHead } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import type { PageHandle } from '#web/words.ts'
import type { Route } from './+types/packages.ts'

export const handle: PageHandle = { words: ['content'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [header] = await answersTo(api.fetch_header({ page: 'packages' }))
  return {
    page: { title: header.title, description: header.text, path: links.packages(locale) },
    head: stillData(request, { header }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), pageHead.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Packages({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <pageHead.Still data={loaderData.head} />
      <div className="page-width py-12">
        <EmptyState
          icon="calendar"
          title={t('content.packagesSoon')}
          actions={
            <>
              <ButtonLink to={links.home(locale)}>{t('content.findStay')}</ButtonLink>
              <ButtonLink to={links.contact(locale, { topic: 'group' })} variant="secondary">
                {t('content.planJourney')}
              </ButtonLink>
            </>
          }
        >
          <p className="text-muted">{t('content.packagesSoonText')}</p>
        </EmptyState>
      </div>
    </>
  )
}
