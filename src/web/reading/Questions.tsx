import type { FaqTopicAnswer } from '#domains/content/answers.ts'
import { FaqTopics } from '#domains/content/ui/FaqTopics.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { links } from '#web/links.ts'
import { StructuredData } from '#web/structured-data/StructuredData.tsx'
import type { Thing } from '#web/structured-data/things.ts'

export type QuestionsProps = {
  topics: FaqTopicAnswer[]
  searched: boolean
  /** The question whose answer was just voted on. */
  thanks: string | undefined
  things: readonly Thing[]
}

/** The questions that were found, or where to ask. */
export function Questions({ topics, searched, thanks, things }: QuestionsProps) {
  const t = useText()
  const locale = useLocale()
  const ask = (
    <ButtonLink to={links.contact(locale)} variant="secondary">
      {t('content.askUs')}
    </ButtonLink>
  )
  if (topics.length === 0) {
    return (
      <EmptyState
        title={t('content.noQuestion')}
        actions={
          <>
            <ButtonLink to={links.faq(locale)}>{t('content.clearSearch')}</ButtonLink>
            {ask}
          </>
        }
      >
        <p className="text-muted">{t('content.noQuestionText')}</p>
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-12">
      {!searched && (
        <nav aria-label={t('reading.topics')} className="flex flex-wrap gap-2">
          {topics.map(({ slug, name }) => (
            <a key={slug} href={`#topic-${slug}`} className="chip">
              {name}
            </a>
          ))}
        </nav>
      )}
      <FaqTopics topics={topics} open={searched} thanks={thanks} between={<StructuredData things={things} />} />
      <div className="flex flex-wrap items-center gap-4">
        <p>{t('content.stillOpen')}</p>
        {ask}
      </div>
    </div>
  )
}
