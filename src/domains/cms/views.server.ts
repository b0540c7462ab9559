import type { RevisionAnswer } from '#domains/cms/contract.ts'
import { fieldsOf, kinds } from '#domains/cms/kinds.server.ts'
import type { RevisionRow } from '#domains/cms/queries.server.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import { inLocale, type Bilingual, type Locale } from '#i18n/locale.ts'
import { texts } from '#i18n/translator.server.ts'
import { atKey } from '#i18n/translator.ts'

export function revisionView({ number, state, name, at, restored_from }: RevisionRow): RevisionAnswer {
  return { number, state, name, at, restored_from }
}

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
  const words = texts[locale]
  const label = field?.type === 'choice' ? atKey(words, `catalogue.choice_${text}`) : undefined
  const [line = ''] = (label ?? text).trim().split('\n')
  if (line !== '') return line.length <= 120 ? line : `${line.slice(0, 119)}…`
  return atKey(words, `editornames.untitled_${kind}`) ?? atKey(words, 'editornames.untitled') ?? ''
}

function isBilingual(named: unknown): named is Bilingual {
  return typeof named === 'object' && named !== null && 'en' in named && 'ar' in named
}
