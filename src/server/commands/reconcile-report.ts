import { drizzle } from 'drizzle-orm/node-postgres'
import { findBackgroundWork } from '#domains/admin/background-work.server.ts'
import { lateSentence, lateWork } from '#domains/admin/background-work.ts'
import { connectTo } from '#server/database/connection.ts'
import { reports } from '#i18n/en/admin/staff.ts'
import { findToReturn, reconcile, type Finding } from '#domains/reconciliation/reconcile.server.ts'

/**
 * Compares stock, ledger and payments of a database, and lists late background work and money to return: one line for each.
 * Money to return is work for people, so the database agrees all the same.
 */
export async function reconcileReport(url: string, now: Date): Promise<{ lines: string[]; agrees: boolean }> {
  // A separate connection, because reading everything takes longer than the timeouts of a request.
  const client = await connectTo(url, 'rihla-reconcile')
  try {
    const db = drizzle(client)
    const findings = await reconcile(db)
    const late = lateWork(await findBackgroundWork(db, now))
    return {
      lines: [...findingLines(findings), ...late.map(lateSentence), ...(await findToReturn(db)).map(lineOf)],
      agrees: findings.length === 0 && late.length === 0,
    }
  } finally {
    await client.end()
  }
}

/** A line for each finding, and one with their number. */
export function findingLines(findings: Finding[]): string[] {
  return [
    ...findings.map(lineOf),
    findings.length === 0 ? 'stock, ledger, payments and invoices agree' : `${findings.length} findings`,
  ]
}

function lineOf({ rule, subject, facts }: Finding): string {
  return `${reports[`rule_${rule}`]}: ${subject} ${JSON.stringify(facts)}`
}
