import type { Recipe } from './recipe.ts'

/** A page that everybody may read and that search engines list. It shows the endpoint in the words of the message file. */
export const publicPage: Recipe = {
  name: 'a public page',
  edits: {
    'web/pages.ts': [
      {
        before: "{ name: 'licences',",
        insert:
          "{ name: 'travel-tips', path: 'travel-tips', file: 'travel-tips', layout: 'default', fresh: 'catalogue', query: [] },",
      },
    ],
    'web/links.ts': [
      { before: 'licences: (locale: Locale) =>', insert: 'travelTips: (locale: Locale) => `/${locale}/travel-tips`,' },
    ],
    'e2e/walk/routes.ts': [
      {
        before: 'home: ({ locale }) =>',
        insert: "'travel-tips': ({ locale }) => ({ visitor: [links.travelTips(locale)] }),",
      },
    ],
  },
  files: {
    'web/routes/travel-tips.tsx': `import { useText } from '#text/react.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/travel-tips.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [{ t }, [tips]] = await Promise.all([loaderWords(locale), answersTo(api.fetch_travel_tips({}))])
  return {
    page: {
      title: t('tips.title'),
      description: t('tips.count', { count: tips.length }),
      path: links.travelTips(locale),
    },
    tips,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

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
