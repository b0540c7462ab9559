import type { EmptyPage } from '#domains/content/shapes.ts'
import type { HeaderAnswer, ReadingPageAnswer } from '#domains/content/answers.ts'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { EmptyList, PageHead } from '#web/features/content/PageHead.tsx'
import { ReadingColumns } from '#web/features/content/articles/ReadingColumns.tsx'

/** `name` is that of a page whose text can be missing. */
type TextPageProps = {
  header: HeaderAnswer
  text: ReadingPageAnswer | null
  name?: Exclude<EmptyPage, 'hotels'>
  /** The company that decides on personal data, for the privacy policy. */
  controller?: { name: string; registration: string; email: string } | null
}

/** The groups of the privacy policy are folded. */
export function TextPage({ header, text, name, controller }: TextPageProps) {
  const { t, format } = useLanguage()
  if (!text) return name ? <EmptyList header={header} page={name} /> : <PageHead header={header} />
  return (
    <>
      <PageHead header={header} />
      <ReadingColumns blocks={text.body} className="page-width">
        <div className="grid gap-6">
          <p className="text-note text-muted">
            {t('content.lastChanged', { date: format.stayDate(text.changed_on, 'long') })}
          </p>
          {controller && (
            <p>
              {t.rich('company.controller', {
                ...controller,
                registered: controller.registration ? 'other' : 'no',
                mail: (chunks) => (
                  <a href={`mailto:${controller.email}`} className="link" dir="ltr">
                    {chunks}
                  </a>
                ),
              })}
            </p>
          )}
          <TextBlocks blocks={text.body} folded={name === 'privacy'} />
        </div>
      </ReadingColumns>
    </>
  )
}
