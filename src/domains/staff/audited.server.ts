import type { Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import type { Context } from '#domains/context.ts'

/**
 * Runs a change of the staff and writes down what it noted, in one transaction: both are there or neither. A refusal
 * leaves nothing behind.
 */
export async function audited<T, Code extends ErrorCode>(
  context: Context,
  endpoint: string,
  change: (context: Context) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  let refused: Outcome<T, Code> | undefined
  try {
    return await context.db.transaction(async (tx) => {
      const inside: Context = { ...context, db: tx, audits: [] }
      const outcome = await change(inside)
      if (!outcome.ok) {
        refused = outcome
        return tx.rollback()
      }
      if (inside.audits.length === 0) throw new Error(`${endpoint} was done without a row of the audit`)
      await writeAudit(tx, inside, endpoint)
      return outcome
    })
  } catch (error) {
    if (refused) return refused
    throw error
  }
}
