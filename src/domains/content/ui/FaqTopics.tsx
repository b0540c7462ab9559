import { Fragment, type ReactNode } from 'react'
import type { FaqTopicAnswer } from '#domains/content/answers.ts'
import { FaqVote } from '#domains/content/ui/FaqVote.tsx'
import { TextBlocks } from '#domains/content/ui/TextBlocks.tsx'
import { useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'

type FaqTopicsProps = {
  topics: readonly FaqTopicAnswer[]
  /** All answers, as after a search. */
  open?: boolean
  /** The question whose answer was just voted on. */
  thanks?: string | undefined
  /** Stands in the middle: what repeats the answers is small where a compressor still remembers them. */
  between?: ReactNode
}

/** Questions by topic; each opens where it stands and has an address of its own (`#slug`). */
export function FaqTopics({ topics, open, thanks, between }: FaqTopicsProps) {
  const t = useText()
  const middle = Math.floor(topics.length / 2)
  return (
    <div className="grid gap-10">
      {topics.map(({ slug, name, entries }, i) => (
        <Fragment key={slug}>
          {i === middle && between}
          <section aria-labelledby={`topic-${slug}`} className="grid gap-3">
            <h2 id={`topic-${slug}`} className="text-heading">
              {name}
            </h2>
            {entries.map((entry) => (
              <details key={entry.slug} className="card disclosure faq" open={open || entry.slug === thanks}>
                <summary>
                  <h3>{entry.question}</h3>
                  <Icon name="chevron-down" />
                </summary>
                {/* Inside, so that the browser opens the question whose address is followed. */}
                <div id={entry.slug}>
                  <TextBlocks blocks={entry.answer} />
                  <div className="faq-end text-note">
                    <FaqVote entry={entry.slug} thanked={entry.slug === thanks} />
                    <a href={`#${entry.slug}`} className="link no-print">
                      {t('reading.linkToQuestion')}
                    </a>
                  </div>
                </div>
              </details>
            ))}
          </section>
        </Fragment>
      ))}
    </div>
  )
}
