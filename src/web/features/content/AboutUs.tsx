import type { GoalAnswer, HeaderAnswer, ReadingPageAnswer, StatisticAnswer } from '#domains/content/answers.ts'
import { Goals, Statistics } from '#web/features/content/Goals.tsx'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { useLocale, useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { links } from '#links/site.ts'
import { NothingYet } from '#web/features/content/NothingYet.tsx'
import { PageHead } from '#web/features/content/PageHead.tsx'

type AboutUsProps = {
  header: HeaderAnswer
  page: ReadingPageAnswer | null
  goals: GoalAnswer[]
  statistics: StatisticAnswer[]
}

export function AboutUs({ header, page, goals, statistics }: AboutUsProps) {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid gap-16 py-12">
        {page ? (
          <div className="grid gap-8">
            <TextBlocks blocks={page.body} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={links.home(locale)}>{t('content.findStay')}</ButtonLink>
              <ButtonLink to={links.contact(locale)} variant="secondary">
                {t('content.askUs')}
              </ButtonLink>
            </div>
          </div>
        ) : (
          <NothingYet page="about-us" />
        )}
        {statistics.length > 0 && <Statistics statistics={statistics} />}
        {goals.length > 0 && <Goals goals={goals} />}
      </div>
    </>
  )
}
