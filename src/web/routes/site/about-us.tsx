import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { writtenText } from '#web/features/content/written-text.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { Goals, Statistics } from '#web/features/content/Goals.tsx'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { NothingYet, PageHead } from '#web/features/content/PageHead.tsx'
import type { Route } from './+types/about-us'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [[header, goals, statistics], text] = await Promise.all([
    answersTo(api.fetch_header({ page: 'about-us' }), api.fetch_general_goals(), api.fetch_client_statistics()),
    writtenText(api.fetch_about_us()),
  ])
  return {
    head: { title: header.title, description: header.text, path: links.about(locale) },
    header,
    text,
    goals,
    statistics,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function About({ loaderData: { header, text, goals, statistics } }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid gap-x-16 gap-y-12 py-8 md:py-12 lg:grid-cols-[minmax(0,65ch)_minmax(0,1fr)] lg:items-start">
        {text ? (
          <div className="grid gap-8">
            <TextBlocks blocks={text.body} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={links.home(locale)}>{t('content.findStay')}</ButtonLink>
              <ButtonLink to={links.contact(locale)} variant="secondary">
                {t('content.askUs')}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <NothingYet page="about-us" />
        )}
        {statistics.length > 0 && (
          <div className="lg:[&_.stats]:grid-cols-2">
            <Statistics statistics={statistics} />
          </div>
        )}
        <div className="lg:col-span-2">{goals.length > 0 && <Goals goals={goals} />}</div>
      </div>
    </>
  )
}
