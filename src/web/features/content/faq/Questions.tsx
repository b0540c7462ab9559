import type { FaqTopicAnswer } from '#domains/content/answers.ts'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { FaqVote } from '#web/features/content/faq/FaqVote.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { NothingYet } from '#web/features/content/NothingYet.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { useReplyTime } from '#web/lib/site.ts'
import { links } from '#links/site.ts'
import { StructuredData } from '#web/lib/seo/StructuredData.tsx'
import type { Thing } from '#web/lib/seo/organization.ts'

type QuestionsProps = {
  topics: FaqTopicAnswer[]
  /** Expands all answers. */
  searched: boolean
  /** The question whose answer was just voted on. */
  thanks: string | undefined
  things: readonly Thing[]
}

/** The questions found, or a link to the contact form. */
export function Questions({ topics, searched, thanks, things }: QuestionsProps) {
  const t = useText()
  const within = useReplyTime()
  const locale = useLocale()
  const request = (
    <ButtonLink to={links.contact(locale)} variant="secondary">
      {t('content.askUs')}
    </ButtonLink>
  )
  if (topics.length === 0 && !searched) return <NothingYet page="faq" />
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
    <div className="grid gap-12">
      {!searched && (
        <nav aria-label={t('articles.topics')} className="flex flex-wrap gap-2">
          {topics.map(({ slug, name }) => (
            <a key={slug} href={`#topic-${slug}`} className="chip">
              {name}
            </a>
          ))}
        </nav>
      )}
      <Topics topics={topics} searched={searched} thanks={thanks} />
      <StructuredData things={things} />
      <div className="flex flex-wrap items-center gap-4">
        <p>{t('content.stillOpen')}</p>
        {request}
      </div>
    </div>
  )
}

/** Questions by topic; each expands in place and has its own anchor (`#slug`). */
function Topics({ topics, searched: open, thanks }: Omit<QuestionsProps, 'things'>) {
  const t = useText()
  return (
    <div className="grid gap-10">
      {topics.map(({ slug, name, entries }) => (
        <section key={slug} aria-labelledby={`topic-${slug}`} className="grid gap-3">
          <h2 id={`topic-${slug}`} className="text-heading">
            {name}
          </h2>
          {entries.map((entry) => (
            <details key={entry.slug} className="card disclosure px-5 py-1" open={open || entry.slug === thanks}>
              <summary>
                <h3 className="font-body leading-(--leading-body) font-medium">{entry.question}</h3>
                <Icon name="chevron-down" />
              </summary>
              {/* The anchor is inside `details`, so that the browser expands the question when its URL is opened, below the sticky header. */}
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
        </section>
      ))}
    </div>
  )
}
