import type { Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import type { Context } from '#domains/context.ts'

/** Runs a staff change and writes its audit rows in one transaction. An error rolls back both. */
export async function audited<T, Code extends ErrorCode>(
  context: Context,
  endpoint: string,
  change: (context: Context) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  let failure: Outcome<T, Code> | undefined
  try {
    return await context.db.transaction(async (tx) => {
      const inside: Context = { ...context, db: tx, audits: [] }
      const outcome = await change(inside)
      if (!outcome.ok) {
        failure = outcome
        return tx.rollback()
      }
      if (inside.audits.length === 0) throw new Error(`${endpoint} changed data without a row of the audit`)
      await writeAudit(tx, inside, endpoint)
      return outcome
    })
  } catch (error) {
    if (failure) return failure
    throw error
  }
}
