import type { FaqTopicAnswer } from '#domains/content/answers.ts'
import { FaqTopics } from '#web/features/content/faq/FaqTopics.tsx'
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
      <FaqTopics topics={topics} open={searched} thanks={thanks} />
      <StructuredData things={things} />
      <div className="flex flex-wrap items-center gap-4">
        <p>{t('content.stillOpen')}</p>
        {request}
      </div>
    </div>
  )
}
