import { useEffect, useRef } from 'react'
import { redirect, useLocation } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { textOf } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { PageHead } from '#web/features/content/PageHead.tsx'
import { hideQuestions } from '#web/features/content/faq/hide-questions.ts'
import { Questions } from '#web/features/content/faq/Questions.tsx'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { answersTo, isSlug, errorResponse } from '#web/lib/error-response.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { faqPage } from '#web/lib/seo/articles.ts'
import type { Route } from './+types/faq'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  const slug = url.searchParams.get('thanks') ?? ''
  const thanks = isSlug(slug) ? slug : undefined
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  const [header, topics] = await answersTo(api.fetch_header({ page: 'faq' }), api.fetch_fqs({ q }))
  return {
    page: { title: header.title, description: header.text, path: links.faq(locale), hidden: q !== '' || !!thanks },
    q,
    header,
    topics,
    thanks,
    things: q || thanks || topics.length === 0 ? [] : [faqPage(topics, { origin, locale })],
  }
}

/** Stores a vote from a form without scripts and redirects back to its question. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const entry = textOf(form, 'entry')
  const voted = await api.vote_faq({ entry, helpful: textOf(form, 'helpful') === 'yes' })
  if (!voted.ok) throw errorResponse(voted.error)
  throw redirect(`${links.faq(locale, { thanks: entry })}#${entry}`)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Faq({ loaderData: { q, header, topics, thanks, things } }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // On a full page load the browser opens the question in the URL; on a client-side navigation it does not.
    const entry = document.getElementById(hash.slice(1))?.closest('details')
    if (!entry || entry.open) return
    entry.open = true
    entry.scrollIntoView()
  }, [hash])
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid gap-8 py-10">
        {(q || topics.length > 0) && (
          <WordSearch
            label={t('content.searchQuestions')}
            submit={t('content.search')}
            action={links.faq(locale)}
            value={q}
            onWords={(text) => list.current && hideQuestions(list.current, text)}
          />
        )}
        <div ref={list} key={q}>
          <Questions searched={q !== ''} {...{ topics, thanks, things }} />
        </div>
      </div>
    </>
  )
}
