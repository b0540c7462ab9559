import { useRef } from 'react'
import { useLocale } from '#text/react.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { pageHead, questions } from '#web/reading/parts.ts'
import { WordSearch } from '#web/reading/WordSearch.tsx'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords, type PageHandle } from '#web/words.ts'
import type { Route } from './+types/faq.ts'

export const handle: PageHandle = { words: [] }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  const [header, topics] = await answersTo(api.fetch_header({ page: 'faq' }), api.fetch_fqs({ q }))
  const { t } = await loaderWords(locale)
  return {
    page: { title: header.title, description: header.text, path: links.faq(locale), hidden: q !== '' },
    q,
    labels: { label: t('content.searchQuestions'), submit: t('content.search') },
    head: stillData(request, { header }),
    found: stillData(request, { topics, searched: q !== '' }),
  }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), pageHead.load(), questions.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Faq({ loaderData: { q, labels, head, found } }: Route.ComponentProps) {
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const look = async (words: string) => {
    const { hideQuestions } = await import('#web/reading/hide-questions.ts')
    if (list.current) hideQuestions(list.current, words)
  }
  return (
    <>
      <pageHead.Still data={head} />
      <div className="page-width grid gap-8 py-10">
        <WordSearch {...labels} action={links.faq(locale)} value={q} onWords={(words) => void look(words)} />
        <div ref={list} key={q}>
          <questions.Still data={found} />
        </div>
      </div>
    </>
  )
}
