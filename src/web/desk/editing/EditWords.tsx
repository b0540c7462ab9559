import type { Field } from '#domains/editing/shapes.ts'
import { locales, type Bilingual } from '#text/locale.ts'
import { useText } from '#text/react.tsx'
import type { EditProps } from '#web/desk/editing/EditField.tsx'
import { fieldWords } from '#web/desk/editing/path-words.ts'
import { TextArea, TextInput } from '#web/kit/TextInput.tsx'

/** A text in both languages side by side, each in its own direction. */
export function EditWords({
  field,
  path,
  value,
  errorOf,
}: EditProps<Field & { type: 'words' | 'lines' | 'markdown' }>) {
  const t = useText()
  const words = value as Bilingual
  const label = fieldWords(t, field.name)
  return (
    <div className="edit-pair">
      {locales.map((locale) => {
        const common = {
          id: `${path}.${locale}`,
          name: `${path}.${locale}`,
          label: t(locale === 'en' ? 'editing.english' : 'editing.arabic', { field: label }),
          error: errorOf(`${path}.${locale}`),
          optional: field.optional === true,
          lang: locale,
          dir: locale === 'ar' ? 'rtl' : 'ltr',
          defaultValue: words[locale],
        }
        if (field.type === 'words') return <TextInput key={locale} {...common} maxLength={field.max} />
        const hint = field.type === 'markdown' ? t('editing.markdownHint') : undefined
        const rows = field.type === 'markdown' ? 22 : field.max > 500 ? 8 : 3
        return <TextArea key={locale} {...common} hint={hint} rows={rows} className="edit-text" />
      })}
    </div>
  )
}
