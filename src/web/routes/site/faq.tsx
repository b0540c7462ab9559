import { useEffect, useRef } from 'react'
import { Form, redirect, useLocation } from 'react-router'
import { useLanguage, useText } from '#i18n/react.tsx'
import { textOf } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { NothingYet, PageHead } from '#web/features/content/PageHead.tsx'
import { WordSearch } from '#web/features/content/WordSearch.tsx'
import { answersTo, errorResponse, formRequest, isSlug, requestContext } from '#web/lib/loaders.ts'
import { faqPage } from '#web/lib/seo/articles.ts'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ChipRow } from '#web/ui/actions/Chip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { useReplyTime } from '#web/lib/site.ts'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import { classes } from '#web/ui/classes.ts'
import { searchKey } from '#i18n/clean.ts'
import type { Route } from './+types/faq'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, origin } = context.get(requestContext)
  const slug = url.searchParams.get('thanks') ?? ''
  const thanks = isSlug(slug) ? slug : undefined
  const q = (url.searchParams.get('q') ?? '').slice(0, 100)
  const [header, topics] = await answersTo(api.fetch_header({ page: 'faq' }), api.fetch_fqs({ q }))
  return {
    head: { title: header.title, description: header.text, path: links.faq(locale), hidden: q !== '' || !!thanks },
    q,
    header,
    topics,
    thanks,
    things: q || thanks || topics.length === 0 ? [] : [faqPage(topics, { origin, locale })],
  }
}

/** Stores a vote and redirects back to its question. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const entry = textOf(form, 'entry')
  const voted = await api.vote_faq({ entry, helpful: textOf(form, 'helpful') === 'yes' })
  if (!voted.ok) throw errorResponse(voted.error)
  throw redirect(`${links.faq(locale, { thanks: entry })}#${entry}`)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { q, header, topics } = loaderData
  const { t, locale } = useLanguage()
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
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-4 py-6 md:gap-8 md:py-10">
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
          <Questions page={loaderData} />
        </div>
      </div>
    </>
  )
}

function Questions({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { q, topics, thanks, things } = page
  const { t, locale } = useLanguage()
  const within = useReplyTime()
  const request = (
    <ButtonLink to={links.contact(locale)} variant="secondary">
      {t('content.askUs')}
    </ButtonLink>
  )
  if (topics.length === 0 && !q) return <NothingYet page="faq" />
  if (topics.length === 0) {
    return (
      <EmptyState
        title={t('content.noQuestion')}
        actions={
          <>
            <ButtonLink to={links.faq(locale)}>{t('content.clearSearch')}</ButtonLink>
            {request}
          </>
        }
      >
        <p className="text-muted">{within ? t('content.noQuestionWithin', { within }) : t('content.noQuestionText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-8 lg:grid-cols-[240px_minmax(0,1fr)] lg:items-start">
      {!q && (
        <ChipRow label={t('articles.topics')} className="lg:sticky lg:top-6 lg:row-span-2 lg:flex-col lg:items-start">
          {topics.map(({ slug, name }) => (
            <a key={slug} href={`#topic-${slug}`} className="chip">
              {name}
            </a>
          ))}
        </ChipRow>
      )}
      <Topics {...{ q, topics, thanks }} />
      <StructuredData things={things} />
      <div className="flex flex-wrap items-center gap-4 lg:col-start-2">
        <p>{t('content.stillOpen')}</p>
        {request}
      </div>
    </div>
  )
}

/** Questions by topic, all open in a search; each expands in place and has its own anchor (`#slug`). */
function Topics({ q, topics, thanks }: Pick<Route.ComponentProps['loaderData'], 'q' | 'topics' | 'thanks'>) {
  const t = useText()
  return (
    <div className="grid gap-8 lg:col-start-2">
      {topics.map(({ slug, name, entries }) => (
        <section key={slug} aria-labelledby={`topic-${slug}`} className="grid gap-3">
          <h2 id={`topic-${slug}`} className="text-heading">
            {name}
          </h2>
          <div className="card px-5">
            {entries.map((entry) => (
              <details
                key={entry.slug}
                className="disclosure border-line py-1 not-first:border-t"
                open={q !== '' || entry.slug === thanks}
              >
                <summary>
                  <h3 className="font-body leading-(--leading-body) font-medium">{entry.question}</h3>
                  <Icon name="chevron-down" />
                </summary>
                {/* The anchor is inside `details`, so that the browser expands the question when its URL is
                  opened, below the sticky header. */}
                <div id={entry.slug} className="scroll-mt-40">
                  <TextBlocks blocks={entry.answer} />
                  <div className="border-line text-note mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t pt-3 pb-4">
                    <FaqVote entry={entry.slug} thanked={entry.slug === thanks} />
                    <a href={`#${entry.slug}`} className="link no-print">
                      {t('articles.linkToQuestion')}
                    </a>
                  </div>
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

const look = 'text-muted flex flex-wrap items-center gap-2'

/** Form to rate an answer; shows thanks after the vote, which take the focus of the removed button. */
function FaqVote({ entry, thanked }: { entry: string; thanked: boolean }) {
  const { t, locale } = useLanguage()
  if (thanked) {
    return (
      <p className={look} role="status" tabIndex={-1} ref={focus}>
        {t('articles.voteThanks')}
      </p>
    )
  }
  return (
    <Form method="post" action={links.faq(locale)} className={classes(look, 'no-print')} preventScrollReset>
      <input type="hidden" name="entry" value={entry} />
      <span id={`vote-${entry}`}>{t('articles.voteAsk')}</span>
      {(['yes', 'no'] as const).map((word) => (
        <button key={word} className="chip" name="helpful" value={word} aria-describedby={`vote-${entry}`}>
          {t(word === 'yes' ? 'articles.voteYes' : 'articles.voteNo')}
        </button>
      ))}
    </Form>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** Hides the questions on the page that do not contain every word, and the topics without a visible question. */
function hideQuestions(list: ParentNode, text: string): void {
  const words = searchKey(text).split(' ').filter(Boolean)
  for (const topic of list.querySelectorAll<HTMLElement>('section')) {
    let visible = 0
    for (const entry of topic.querySelectorAll<HTMLElement>('details')) {
      // Only the question and its answer, without the controls below them.
      const key = searchKey([...entry.querySelectorAll('h3, .reading')].map((part) => part.textContent).join(' '))
      entry.hidden = !words.every((word) => key.includes(word))
      if (!entry.hidden) visible++
    }
    topic.hidden = visible === 0
  }
}
