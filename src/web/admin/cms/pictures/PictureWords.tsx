import { use, type ReactNode } from 'react'
import { inLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { Pictures } from '#web/admin/cms/pictures/picture-context.ts'
import type { PictureRow } from '#web/admin/cms/pictures/picture-rows.ts'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { Select } from '#web/ui/form/Select.tsx'

/** The description of a picture, which a subject can suggest. The children are its fields in both languages. */
export function PictureWords({
  row,
  path,
  onInput,
  onSubject,
  onSuggested,
  children,
}: {
  row: PictureRow
  /** The path of the row. */
  path: string
  /** Someone typed a description. */
  onInput: () => void
  onSubject: (subject: string) => void
  onSuggested: (suggested: boolean) => void
  children: ReactNode
}) {
  const { t, locale } = useLanguage()
  const { subjects } = use(Pictures)
  return (
    <div className="grid gap-3" onInput={onInput}>
      {children}
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2" onInput={(event) => event.stopPropagation()}>
        {subjects.length > 0 && (
          <Select
            id={`${path}.subject`}
            className="with-scripts basis-72"
            label={t('photos.subject')}
            optional
            value={row.subject}
            empty={t('photos.subjectNone')}
            options={subjects.map((one) => ({ value: one.value, label: inLocale(one.words, locale) }))}
            onChange={(event) => onSubject(event.currentTarget.value)}
          />
        )}
        <Checkbox
          id={`${path}.alt_suggested`}
          name={`${path}.alt_suggested`}
          value="yes"
          label={fieldLabel(t, 'alt_suggested')}
          checked={row.suggested}
          onChange={(event) => onSuggested(event.currentTarget.checked)}
        />
      </div>
    </div>
  )
}
