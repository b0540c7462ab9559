import { contentLinks } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { licenceBlocks, licencesChangedOn } from '#web/features/content/licences.ts'
import { TextPage } from '#web/features/content/TextPage.tsx'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/licences'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [{ t }, [status], [termsHeader]] = await Promise.all([
    loaderTranslator(locale),
    answersTo(api.fetch_web_status()),
    answersTo(api.fetch_header({ page: 'terms-conditions' })),
  ])
  const header = { ...termsHeader, title: t('licences.title'), text: t('licences.intro') }
  return {
    head: { title: header.title, description: header.text, path: contentLinks.licences(locale) },
    content: {
      header,
      text: { changed_on: licencesChangedOn, body: licenceBlocks(t, status) },
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Licences({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.content} />
}
