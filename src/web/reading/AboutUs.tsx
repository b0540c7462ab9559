import type { GoalAnswer, HeaderAnswer, ReadingPageAnswer, StatisticAnswer } from '#domains/content/answers.ts'
import { Goals, Statistics } from '#domains/content/ui/Goals.tsx'
import { TextBlocks } from '#domains/content/ui/TextBlocks.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { links } from '#web/links.ts'
import { PageHead } from '#web/reading/PageHead.tsx'

export type AboutUsProps = {
  header: HeaderAnswer
  page: ReadingPageAnswer
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
        <div className="grid gap-8">
          <TextBlocks blocks={page.body} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={links.home(locale)}>{t('content.findStay')}</ButtonLink>
            <ButtonLink to={links.contact(locale)} variant="secondary">
              {t('content.askUs')}
            </ButtonLink>
          </div>
        </div>
        <Statistics statistics={statistics} />
        <Goals goals={goals} />
      </div>
    </>
  )
}
