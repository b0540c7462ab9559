import { done, err, invalid } from '#api/endpoint.ts'
import type { accountingEndpoints } from '#domains/admin/accounting/contract.ts'
import { documentRows } from '#domains/admin/accounting/document-rows.ts'
import { periodError } from '#domains/admin/accounting/period.ts'
import {
  findDocumentLines,
  findPaymentsByDay,
  sumDocuments,
  sumPayments,
  type AccountingPeriod,
} from '#domains/admin/accounting/queries.server.ts'
import { documentsTable, paymentsTable } from '#domains/admin/accounting/tables.server.ts'
import type { Handlers } from '#domains/context.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { tableFile } from '#domains/shared/table-file.server.ts'
import { translator } from '#i18n/translator.server.ts'
import { maxSheetRows } from '@rihla/workbook/sheet'

export const accountingHandlers: Handlers<typeof accountingEndpoints> = {
  async fetch_tax_documents({ db }, { limit, ...period }) {
    const error = errorOf(period)
    if (error) return error
    const rows = documentRows(await findDocumentLines(db, period, limit))
    const sums = await sumDocuments(db, period)
    const totals = sums.map(({ currency, net, vat, gross }) => ({
      net: { minor: net, currency },
      vat: { minor: vat, currency },
      gross: { minor: gross, currency },
    }))
    return done({ rows, count: countOf(sums), totals })
  },

  async fetch_payments_by_day({ db }, { limit, ...period }) {
    const error = errorOf(period)
    if (error) return error
    const rows = await findPaymentsByDay(db, period, limit)
    const sums = await sumPayments(db, period)
    const totals = sums.map(({ minor, currency }) => ({ minor, currency }))
    return done({ rows, count: countOf(sums), totals })
  },

  async export_accounting({ db, locale }, { list, format, ...period }) {
    const error = errorOf(period)
    if (error) return error
    const t = translator(locale)
    const table =
      list === 'documents'
        ? documentsTable(documentRows(await findDocumentLines(db, period, maxRows + 1)), t)
        : paymentsTable(await findPaymentsByDay(db, period, maxRows + 1), t)
    if (table.rows.length > maxRows) return invalid('to', 'period_too_full', { max: maxRows })
    const file = tableFile(table, { format, locale })
    const name = `${list === 'documents' ? 'invoices' : 'payments'}-${period.from}-${period.to}.${format}`
    return done({ name, file: file.toString('base64') })
  },
}

/** Rows of a sheet below its head. */
const maxRows = maxSheetRows - 1

function errorOf(period: AccountingPeriod) {
  const error = periodError(period)
  return error && err('invalid_input', { errors: [{ path: 'to', ...error }] })
}

function countOf(sums: readonly { count: number }[]): number {
  return sumOf(sums.map(({ count }) => count))
}
