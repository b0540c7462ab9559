import type { FaqTopicAnswer } from '#domains/content/answers.ts'
import { TextBlocks } from '#domains/content/ui/TextBlocks.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** Questions by topic; each opens where it stands and has an address of its own (`#slug`). */
export function FaqTopics({ topics, open }: { topics: readonly FaqTopicAnswer[]; open?: boolean }) {
  return (
    <div className="grid gap-10">
      {topics.map(({ slug, name, entries }) => (
        <section key={slug} aria-labelledby={`topic-${slug}`} className="grid gap-3">
          <h2 id={`topic-${slug}`} className="text-heading">
            {name}
          </h2>
          {entries.map((entry) => (
            <details key={entry.slug} className="card disclosure faq" open={open}>
              <summary>
                <h3>{entry.question}</h3>
                <Icon name="chevron-down" />
              </summary>
              {/* Inside, so that the browser opens the question whose address is followed. */}
              <div id={entry.slug}>
                <TextBlocks blocks={entry.answer} />
              </div>
            </details>
          ))}
        </section>
      ))}
    </div>
  )
}
