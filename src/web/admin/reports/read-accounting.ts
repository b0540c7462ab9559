import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import type { AccountedDocument, DayOfPayments } from '#domains/admin/accounting/contract.ts'
import type { AccountingList } from '#domains/admin/accounting/lists.ts'

type Money = { minor: number; currency: string }

/** A list for accountants as its page shows it: the first rows, their number, and the sums by currency; or what failed. */
export type Accounting =
  | { list: 'documents'; rows: AccountedDocument[]; count: number; totals: { net: Money; vat: Money; gross: Money }[] }
  | { list: 'payments'; rows: DayOfPayments[]; count: number; totals: Money[] }
  | { list: AccountingList; failure: ApiError }

/** Number of rows on the page; the files contain all. */
const maxRows = 200

/** Reads a list for accountants; `period` is as typed. */
export async function readAccounting(
  api: ApiClient,
  list: AccountingList,
  period: { from: string; to: string; hotel?: string },
): Promise<Accounting> {
  if (list === 'documents') {
    const answer = await api.fetch_tax_documents(period)
    return answer.ok ? { list, ...shownOf(answer.data) } : { list, failure: answer.error }
  }
  const answer = await api.fetch_payments_by_day(period)
  return answer.ok ? { list, ...shownOf(answer.data) } : { list, failure: answer.error }
}

function shownOf<Row, Total>({ rows, totals }: { rows: Row[]; totals: Total[] }) {
  return { rows: rows.slice(0, maxRows), count: rows.length, totals }
}
