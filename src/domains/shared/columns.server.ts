import type { SQL } from 'drizzle-orm'
import { bigint, index, integer, text, uniqueIndex, type AnyPgColumn, type ReferenceConfig } from 'drizzle-orm/pg-core'

type Actions = ReferenceConfig['actions']
type Indexed = Parameters<ReturnType<typeof index>['on']>

/** A column with the number of a row of another table. */
export const idOf = (name: string, column: () => AnyPgColumn, actions?: Actions) =>
  integer(name).notNull().references(column, actions)

/** The same for a table of many rows. */
export const bigIdOf = (name: string, column: () => AnyPgColumn, actions?: Actions) =>
  bigint(name, { mode: 'number' }).notNull().references(column, actions)

/** A column with the text that identifies a row of another table. */
export const textIdOf = (name: string, column: () => AnyPgColumn, actions?: Actions) =>
  text(name).notNull().references(column, actions)

/** An index of the rows that meet a condition. */
export const partialIndex = (name: string, columns: Indexed, condition: SQL) =>
  index(name)
    .on(...columns)
    .where(condition)

/** An index in which the rows that meet a condition are unique. */
export const partialUniqueIndex = (name: string, columns: Indexed, condition: SQL) =>
  uniqueIndex(name)
    .on(...columns)
    .where(condition)
