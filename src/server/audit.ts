import type { Outcome } from '#contract/endpoint.ts'
import { writeAudit } from '#domains/staff/audit.server.ts'
import type { Context } from '#domains/context.ts'

/**
 * Runs a change of the staff and writes down what it noted, in one transaction: both are there or neither. A refusal
 * leaves nothing behind.
 */
export async function audited(
  context: Context,
  endpoint: string,
  change: (context: Context) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown>> {
  try {
    return await context.db.transaction(async (tx) => {
      const inside: Context = { ...context, db: tx, audits: [] }
      const outcome = await change(inside)
      if (!outcome.ok) throw new Refused(outcome)
      if (inside.audits.length === 0) throw new Error(`${endpoint} was done without a row of the audit`)
      await writeAudit(tx, inside, endpoint)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

/** Takes the transaction back; never leaves this file. */
class Refused extends Error {
  readonly outcome: Outcome<unknown>
  constructor(outcome: Outcome<unknown>) {
    super('refused')
    this.outcome = outcome
  }
}
