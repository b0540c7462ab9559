import { integer, text, type AnyPgColumn, type ReferenceConfig } from 'drizzle-orm/pg-core'

/** A column with the number of a row of another table. */
export const idOf = (name: string, column: () => AnyPgColumn, actions?: ReferenceConfig['actions']) =>
  integer(name).notNull().references(column, actions)

/** A column with the text that identifies a row of another table. */
export const textIdOf = (name: string, column: () => AnyPgColumn, actions?: ReferenceConfig['actions']) =>
  text(name).notNull().references(column, actions)
