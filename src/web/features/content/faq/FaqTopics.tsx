import type { FaqTopicAnswer } from '#domains/content/answers.ts'
import { FaqVote } from '#web/features/content/faq/FaqVote.tsx'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type FaqTopicsProps = {
  topics: readonly FaqTopicAnswer[]
  /** Expands all answers, for example after a search. */
  open?: boolean
  /** The question whose answer was just voted on. */
  thanks?: string | undefined
}

/** Questions by topic; each expands in place and has its own anchor (`#slug`). */
export function FaqTopics({ topics, open, thanks }: FaqTopicsProps) {
  const t = useText()
  return (
    <div className="grid gap-10">
      {topics.map(({ slug, name, entries }) => (
        <section key={slug} aria-labelledby={`topic-${slug}`} className="grid gap-3">
          <h2 id={`topic-${slug}`} className="text-heading">
            {name}
          </h2>
          {entries.map((entry) => (
            <details key={entry.slug} className="card disclosure faq" open={open || entry.slug === thanks}>
              <summary>
                <h3>{entry.question}</h3>
                <Icon name="chevron-down" />
              </summary>
              {/* The anchor is inside `details`, so that the browser expands the question when its URL is opened. */}
              <div id={entry.slug}>
                <TextBlocks blocks={entry.answer} />
                <div className="faq-end text-note">
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
