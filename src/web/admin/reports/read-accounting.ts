import type { OutputOf } from '#api/endpoint.ts'
import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import type { accountingEndpoints } from '#domains/admin/accounting/contract.ts'
import type { AccountingList } from '#domains/admin/accounting/lists.ts'

type Endpoints = typeof accountingEndpoints

/** A list for accountants as its page shows it: the first rows, and number and sums of all; or what failed. */
export type Accounting =
  | ({ list: 'documents' } & OutputOf<Endpoints['fetch_tax_documents']>)
  | ({ list: 'payments' } & OutputOf<Endpoints['fetch_payments_by_day']>)
  | { list: AccountingList; failure: ApiError }

/** Reads a list for accountants; `period` is as typed. */
export async function readAccounting(
  api: ApiClient,
  list: AccountingList,
  period: { from: string; to: string; hotel?: string },
): Promise<Accounting> {
  if (list === 'documents') {
    const answer = await api.fetch_tax_documents(period)
    return answer.ok ? { list, ...answer.data } : { list, failure: answer.error }
  }
  const answer = await api.fetch_payments_by_day(period)
  return answer.ok ? { list, ...answer.data } : { list, failure: answer.error }
}
