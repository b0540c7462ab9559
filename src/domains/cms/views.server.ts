import type { RevisionAnswer } from '#domains/cms/contract.ts'
import { fieldsOf, kinds } from '#domains/cms/kinds.server.ts'
import type { RevisionRow } from '#domains/cms/queries.server.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import { catalogue as arabic } from '#i18n/ar/admin/catalogue.ts'
import { editornames as arabicNames } from '#i18n/ar/server/defaults.ts'
import { catalogue as english } from '#i18n/en/admin/catalogue.ts'
import { editornames as englishNames } from '#i18n/en/server/defaults.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'

export function revisionView({ number, state, name, at, restoredFrom }: RevisionRow): RevisionAnswer {
  return { number, state, name, at, restored_from: restoredFrom }
}

const choices: Record<Locale, Record<string, unknown>> = { en: english, ar: arabic }
const untitled: Record<Locale, Record<string, string>> = { en: englishNames, ar: arabicNames }

/**
 * The name of a fixed item, or the title from the naming field, in either language; “Untitled hotel” while that field
 * is empty. A choice, such as the kind of a tax, is shown by its label.
 */
export function titleView(
  { kind, subject }: { kind: KindName; subject: string },
  named: unknown,
  locale: Locale,
): string {
  const fixed = kinds[kind].fixed?.[subject]
  const field = fieldsOf(kind, subject).find(({ name }) => name === kinds[kind].title)
  if (fixed) return inLocale(fixed, locale)
  const text = typeof named === 'string' ? named : isBilingual(named) ? inLocale(named, locale) : ''
  const label = field?.type === 'choice' ? choices[locale][`choice_${text}`] : text
  const [line = ''] = (typeof label === 'string' ? label : text).trim().split('\n')
  if (line !== '') return line.length <= 120 ? line : `${line.slice(0, 119)}…`
  return untitled[locale][`untitled_${kind}`] ?? untitled[locale]['untitled'] ?? ''
}

function isBilingual(named: unknown): named is Bilingual {
  return typeof named === 'object' && named !== null && 'en' in named && 'ar' in named
}
