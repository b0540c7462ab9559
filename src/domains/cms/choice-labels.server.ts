import { sql, type SQL } from 'drizzle-orm'
import { catalogue as arabic } from '#i18n/ar/admin/catalogue.ts'
import { catalogue as english } from '#i18n/en/admin/catalogue.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

type Choice = Extract<keyof typeof english, `choice_${string}`> extends `choice_${infer Name}` ? Name : never

const messages = { en: english, ar: arabic }

/** A SQL expression for the label of a choice column in one language. */
export function choiceLabel(column: SQL, choices: readonly Choice[], locale: Locale): SQL {
  const cases = choices.map((choice) => sql`when ${choice} then ${messages[locale][`choice_${choice}`]}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} end`
}

/** The label of a choice in both languages. */
export function choiceName(choice: Choice): Bilingual {
  return { en: english[`choice_${choice}`], ar: arabic[`choice_${choice}`] }
}
