import type { Field } from '#domains/cms/shapes.ts'
import { contentLocales, direction, type Bilingual } from '#i18n/locale.ts'
import { useText } from '#i18n/react.tsx'
import type { EditProps } from '#web/admin/cms/EditField.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { TextArea, TextInput } from '#web/ui/form/TextInput.tsx'

/** A text in both languages side by side, each in its own direction. */
export function EditText({
  field,
  path,
  value,
  errorOf,
}: EditProps<Field & { type: 'bilingual' | 'lines' | 'markdown' }>) {
  const t = useText()
  const texts = value as Bilingual
  const label = fieldLabel(t, field.name)
  return (
    <div className="col-span-full grid items-start gap-x-5 gap-y-3 grid-cols-fit-80">
      {contentLocales.map((locale) => {
        const common = {
          id: `${path}.${locale}`,
          name: `${path}.${locale}`,
          label: t(locale === 'en' ? 'editing.english' : 'editing.arabic', { field: label }),
          error: errorOf(`${path}.${locale}`),
          optional: field.optional === true,
          lang: locale,
          dir: direction(locale),
          defaultValue: texts[locale],
        }
        if (field.type === 'bilingual') return <TextInput key={locale} {...common} maxLength={field.max} />
        const hint = field.type === 'markdown' ? t('editing.markdownHint') : undefined
        const rows = field.type === 'markdown' ? 22 : field.max > 500 ? 8 : 3
        return <TextArea key={locale} {...common} hint={hint} rows={rows} className="edit-text" />
      })}
    </div>
  )
}
