import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { licenceBlocks, licencesChangedOn } from '#web/reading/licences.ts'
import { reading } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/licences.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const [{ t }, [given]] = await Promise.all([
    loaderWords(locale),
    answersTo(api.fetch_header({ page: 'terms-conditions' })),
  ])
  const header = { ...given, title: t('licences.title'), text: t('licences.intro') }
  return {
    page: { title: header.title, description: header.text, path: links.licences(locale) },
    text: stillData(request, { header, page: { changed_on: licencesChangedOn, body: licenceBlocks(t) } }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), reading.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Licences({ loaderData }: Route.ComponentProps) {
  return <reading.Still data={loaderData.text} />
}
