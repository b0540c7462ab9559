import type { Recipe } from './recipe.ts'

/**
 * A page that is public and listed by search engines. It shows the data of the endpoint with the texts of the message
 * file.
 */
export const publicPage: Recipe = {
  name: 'a public page',
  edits: {
    'web/app/pages.ts': [
      {
        before: "page('licences',",
        insert: "page('travel-tips', 'travel-tips', 'site/travel-tips', { fresh: 'catalogue' }),",
      },
    ],
    'links/site.ts': [
      { before: 'terms: (locale: Locale) =>', insert: 'travelTips: (locale: Locale) => `/${locale}/travel-tips`,' },
    ],
    'e2e/walk/routes.ts': [
      {
        before: 'home: ({ locale }) =>',
        insert: "'travel-tips': ({ locale }) => ({ visitor: [links.travelTips(locale)] }),",
      },
    ],
  },
  files: {
    'web/routes/site/travel-tips.tsx': `import { useText } from '#i18n/react.tsx'
import { PageHeading } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/travel-tips'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [{ t }, [tips]] = await Promise.all([loaderTranslator(locale), answersTo(api.fetch_travel_tips({}))])
  return {
    head: {
      title: t('tips.title'),
      description: t('tips.count', { count: tips.length }),
      path: links.travelTips(locale),
    },
    tips,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function TravelTips({ loaderData: { tips } }: Route.ComponentProps) {
  const t = useText()
  return (
    <div className="page-width py-12">
      <PageHeading>{t('tips.title')}</PageHeading>
      <p>{t('tips.count', { count: tips.length })}</p>
      <ul>
        {tips.map(({ slug, text }) => (
          <li key={slug}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
`,
  },
}
