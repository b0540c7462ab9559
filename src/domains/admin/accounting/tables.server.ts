import type { AccountedDocument, DayOfPayments } from '#domains/admin/accounting/contract.ts'
import type { SheetCell } from '@rihla/workbook/write'
import { currencyDecimals } from '#i18n/money.ts'
import type { Translator } from '#i18n/translator.ts'

type Money = { minor: number; currency: string }

/** Invoices and credit notes as a table with headings in the language of `t`. */
export function documentsTable(rows: readonly AccountedDocument[], t: Translator) {
  return tableOf(t('reports.documents'), rows, [
    [t('reports.document'), ({ kind }) => t('reports.documentOf', { kind })],
    [t('reports.documentNumber'), ({ number }) => number],
    [t('reports.date'), ({ day }) => ({ date: day })],
    [t('reports.corrects'), ({ corrects }) => corrects ?? ''],
    [t('reports.customer'), ({ customer }) => customer],
    [t('reports.references'), ({ references }) => references.join(', ')],
    [t('reports.rate'), ({ rate }) => (rate === null ? '' : rate / 100)],
    [t('reports.netOfVat'), ({ net }) => amountCell(net)],
    [t('reports.vat'), ({ vat }) => amountCell(vat)],
    [t('reports.gross'), ({ gross }) => amountCell(gross)],
    [t('reports.currency'), ({ gross }) => gross.currency],
  ])
}

/** Payments by day as a table with headings in the language of `t`. */
export function paymentsTable(rows: readonly DayOfPayments[], t: Translator) {
  return tableOf(t('reports.payments'), rows, [
    [t('reports.day'), ({ day }) => ({ date: day })],
    [t('reports.way'), ({ way }) => t('folio.wayOf', { way })],
    [t('reports.kind'), ({ kind }) => t('reports.kindOf', { kind })],
    [t('reports.number'), ({ count }) => count],
    [t('reports.amount'), ({ amount }) => amountCell(amount)],
    [t('reports.currency'), ({ amount }) => amount.currency],
  ])
}

function tableOf<Row>(name: string, rows: readonly Row[], columns: readonly [string, (row: Row) => SheetCell][]) {
  return {
    name,
    head: columns.map(([label]) => label),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  }
}

function amountCell({ minor, currency }: Money): SheetCell {
  const decimals = currencyDecimals(currency)
  return { amount: minor / 10 ** decimals, decimals }
}
