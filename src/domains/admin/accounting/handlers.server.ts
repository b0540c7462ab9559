import { done, err, invalid } from '#api/endpoint.ts'
import type { accountingEndpoints } from '#domains/admin/accounting/contract.ts'
import { documentRows } from '#domains/admin/accounting/document-rows.ts'
import { periodError } from '#domains/admin/accounting/period.ts'
import {
  findDocumentLines,
  findPaymentsByDay,
  type AccountingPeriod,
} from '#domains/admin/accounting/queries.server.ts'
import { documentsTable, paymentsTable } from '#domains/admin/accounting/tables.server.ts'
import type { Handlers, StaffContext } from '#domains/context.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { tableFile } from '#domains/shared/table-file.server.ts'
import { translator } from '#i18n/translator.server.ts'
import { maxSheetRows } from '@rihla/workbook/sheet'

type Money = { minor: number; currency: string }

export const accountingHandlers: Handlers<typeof accountingEndpoints> = {
  async fetch_tax_documents(context, period) {
    const documents = await readDocuments(context, period)
    if (!documents.ok) return documents
    const rows = documents.data
    const totals = totalsOf(rows.map(({ net }) => net)).map((net) => {
      const ofCurrency = rows.filter(({ gross }) => gross.currency === net.currency)
      const total = (which: 'vat' | 'gross') => ({ ...net, minor: sumOf(ofCurrency.map((row) => row[which].minor)) })
      return { net, vat: total('vat'), gross: total('gross') }
    })
    return done({ rows, totals })
  },

  async fetch_payments_by_day(context, period) {
    const payments = await readPayments(context, period)
    if (!payments.ok) return payments
    return done({ rows: payments.data, totals: totalsOf(payments.data.map(({ amount }) => amount)) })
  },

  async export_accounting(context, { list, format, ...period }) {
    const t = translator(context.locale)
    const table = await (list === 'documents' ? documents() : payments())
    if (!table.ok) return table
    const file = tableFile(table.data, { format, locale: context.locale })
    const name = `${list === 'documents' ? 'invoices' : 'payments'}-${period.from}-${period.to}.${format}`
    return done({ name, file: file.toString('base64') })

    async function documents() {
      const rows = await readDocuments(context, period)
      return rows.ok ? done(documentsTable(rows.data, t)) : rows
    }

    async function payments() {
      const rows = await readPayments(context, period)
      return rows.ok ? done(paymentsTable(rows.data, t)) : rows
    }
  },
}

/** Rows of a sheet below its head. */
const maxRows = maxSheetRows - 1

async function readDocuments({ db }: StaffContext, period: AccountingPeriod) {
  const error = periodError(period)
  if (error) return err('invalid_input', { errors: [{ path: 'to', ...error }] })
  const lines = await findDocumentLines(db, period, maxRows + 1)
  if (lines.length > maxRows) return invalid('to', 'period_too_full', { max: maxRows })
  return done(documentRows(lines))
}

async function readPayments({ db }: StaffContext, period: AccountingPeriod) {
  const error = periodError(period)
  if (error) return err('invalid_input', { errors: [{ path: 'to', ...error }] })
  const rows = await findPaymentsByDay(db, period)
  return done(rows.map(({ minor, currency, ...row }) => ({ ...row, amount: { minor, currency } })))
}

/** The sums of amounts by currency. */
function totalsOf(amounts: readonly Money[]): Money[] {
  return [...groupBy(amounts, ({ currency }) => currency)].map(([currency, all]) => ({
    minor: sumOf(all.map(({ minor }) => minor)),
    currency,
  }))
}
