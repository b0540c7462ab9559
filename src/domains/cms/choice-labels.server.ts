import { sql, type SQL } from 'drizzle-orm'
import type { catalogue } from '#i18n/en/admin/catalogue.ts'
import { bilingual, type Bilingual, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'

type Choice = Extract<keyof typeof catalogue, `choice_${string}`> extends `choice_${infer Name}` ? Name : never

/** A SQL expression for the label of a choice column in one language. */
export function choiceLabel(column: SQL, choices: readonly Choice[], locale: Locale): SQL {
  const cases = choices.map((choice) => sql`when ${choice} then ${translator(locale)(`catalogue.choice_${choice}`)}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} end`
}

/** The label of a choice in both languages. */
export function choiceName(choice: Choice): Bilingual {
  return bilingual((locale) => translator(locale)(`catalogue.choice_${choice}`))
}
