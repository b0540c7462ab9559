import { useEffect, useRef, type SyntheticEvent } from 'react'
import { redirect, useLocation } from 'react-router'
import { useLocale } from '#text/react.tsx'
import { textOf } from '#web/form.ts'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { pageHead, questions } from '#web/reading/parts.ts'
import { WordSearch } from '#web/reading/WordSearch.tsx'
import { answersTo, isSlug, pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { faqPage } from '#web/structured-data/reading.ts'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/faq.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  const asked = url.searchParams.get('thanks') ?? ''
  const thanks = isSlug(asked) ? asked : undefined
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  const [header, topics] = await answersTo(api.fetch_header({ page: 'faq' }), api.fetch_fqs({ q }))
  const { t } = await loaderWords(locale)
  return {
    page: { title: header.title, description: header.text, path: links.faq(locale), hidden: q !== '' || !!thanks },
    q,
    labels: { label: t('content.searchQuestions'), submit: t('content.search') },
    head: stillData(request, { header }),
    found: stillData(request, {
      topics,
      searched: q !== '',
      thanks,
      things: q || thanks ? [] : [faqPage(topics, { origin, locale })],
    }),
  }
}

/** A vote from the form without scripts; it comes back to where it was given. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const entry = textOf(form, 'entry')
  const voted = await api.vote_faq({ entry, helpful: textOf(form, 'helpful') === 'yes' })
  if (!voted.ok) throw pageRefused(voted.error)
  throw redirect(`${links.faq(locale, { thanks: entry })}#${entry}`)
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), pageHead.load(), questions.load()])
  return data
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function Faq({ loaderData: { q, labels, head, found } }: Route.ComponentProps) {
  const locale = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const sending = useRef<HTMLFormElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // A document opens the question it is asked for by itself; the router does not.
    const entry = document.getElementById(hash.slice(1))?.closest('details')
    if (!entry || entry.open) return
    entry.open = true
    entry.scrollIntoView()
  }, [hash])
  const look = async (words: string) => {
    const { hideQuestions } = await import('#web/reading/hide-questions.ts')
    if (list.current) hideQuestions(list.current, words)
  }
  const vote = (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const { target, nativeEvent } = event
    if (!(target instanceof HTMLFormElement) || sending.current === target) return
    event.preventDefault()
    // A form is sent this way once: what comes back failed, and is sent by the browser.
    sending.current = target
    void import('#web/reading/vote.ts').then(({ sendVote }) => sendVote(target, nativeEvent.submitter))
  }
  return (
    <>
      <pageHead.Still data={head} />
      <div className="page-width grid gap-8 py-10">
        <WordSearch {...labels} action={links.faq(locale)} value={q} onWords={(words) => void look(words)} />
        <div ref={list} key={q} onSubmit={vote}>
          <questions.Still data={found} />
        </div>
      </div>
    </>
  )
}
