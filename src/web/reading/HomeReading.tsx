import type { BlogCardAnswer, GoalAnswer, StatisticAnswer } from '#domains/content/answers.ts'
import { BlogCards } from '#domains/content/ui/BlogCards.tsx'
import { Goals, Statistics } from '#domains/content/ui/Goals.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { Link } from 'react-router'
import { links } from '#web/links.ts'

export type HomeReadingProps = { goals: GoalAnswer[]; statistics: StatisticAnswer[]; articles: BlogCardAnswer[] }

/** The lower half of the home page: counters, goals, the latest articles. */
export function HomeReading({ goals, statistics, articles }: HomeReadingProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="page-width grid gap-16 py-16">
      <Statistics statistics={statistics} />
      <Goals goals={goals} />
      <section aria-labelledby="articles" className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <h2 id="articles">{t('content.latestArticles')}</h2>
          <Link to={links.blogs(locale)} className="link inline-flex min-h-11 items-center">
            {t('content.allArticles')}
          </Link>
        </div>
        <BlogCards articles={articles} heading="h3" />
      </section>
    </div>
  )
}
