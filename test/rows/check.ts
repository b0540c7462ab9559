import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { compareRows } from '#test/rows/compare.ts'
import { declaredStatements, type Statement } from '#test/rows/declared.ts'
import type { RecordedRows } from '#test/rows/record.ts'

/**
 * Compares the row types that the calls in `src` declare with the rows recorded in a folder. Returns the differences.
 *
 * @param complete true if all database tests have run and passed, so that every statement should have been executed
 */
export function checkRows(folder: string, complete: boolean): string[] {
  const recorded = readRecords(folder)
  if (recorded.length === 0) return []
  const statements = declaredStatements(process.cwd())
  const byPosition = new Map(statements.map((statement) => [statement.position, statement]))
  const executed = new Set<Statement>()
  const differences = new Set<string>()
  for (const { calls, ...rows } of recorded) {
    const statement = calls.map((call) => byPosition.get(call)).find((one) => one !== undefined)
    // Statements of tests, and those that begin and end a transaction, which return no columns.
    const other = calls.some((call) => call.includes('.test.ts:')) || rows.columns.length === 0
    if (!statement && !other) differences.add(`src/${calls.join(', src/')} is not recognised as a statement`)
    if (!statement?.row || statement.row === 'generic') continue
    executed.add(statement)
    for (const difference of compareRows(statement.row, rows))
      differences.add(`src/${statement.position} ${difference}`)
  }
  for (const statement of statements) {
    const at = `src/${statement.position}`
    if (statement.row === 'generic') differences.add(`${at} declares a generic row type, which cannot be compared`)
    else if (complete && statement.row && !executed.has(statement))
      differences.add(`${at} is executed by no database test, so its row type is not compared: add one`)
  }
  return [...differences].sort()
}

/** The last line about a statement and its columns contains all kinds of values seen before it in the same process. */
function readRecords(folder: string): RecordedRows[] {
  return readdirSync(folder).flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
    const records = lines.map((line) => JSON.parse(line) as RecordedRows)
    return [...new Map(records.map((one) => [JSON.stringify([one.calls, one.columns]), one])).values()]
  })
}
