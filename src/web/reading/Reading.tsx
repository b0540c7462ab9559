import type { HeaderAnswer, ReadingPageAnswer } from '#domains/content/answers.ts'
import { TextBlocks } from '#domains/content/ui/TextBlocks.tsx'
import { useFormat, useText } from '#text/react.tsx'
import { Contents } from '#web/reading/Contents.tsx'
import { PageHead } from '#web/reading/PageHead.tsx'

/** A page that is read from beginning to end: terms, privacy. */
export function Reading({ header, page }: { header: HeaderAnswer; page: ReadingPageAnswer }) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      <PageHead header={header} />
      <div className="page-width reading-page">
        <Contents blocks={page.body} />
        <div className="grid gap-6">
          <p className="text-note text-muted">
            {t('content.lastChanged', { date: format.stayDate(page.changed_on, 'long') })}
          </p>
          <TextBlocks blocks={page.body} />
        </div>
      </div>
    </>
  )
}
