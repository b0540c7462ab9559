import { sql, type SQL } from 'drizzle-orm'
import { catalogue as arabic } from '#text/ar/catalogue.ts'
import { catalogue as english } from '#text/en/catalogue.ts'
import type { Locale } from '#text/locale.ts'

type Choice = Extract<keyof typeof english, `choice_${string}`> extends `choice_${infer Name}` ? Name : never

const words = { en: english, ar: arabic }

/** What the desk calls a choice that stands in a column, in one language; part of a statement. */
export function choiceWord(column: SQL, choices: readonly Choice[], locale: Locale): SQL {
  const cases = choices.map((choice) => sql`when ${choice} then ${words[locale][`choice_${choice}`]}`)
  return sql`case ${column} ${sql.join(cases, sql` `)} end`
}
