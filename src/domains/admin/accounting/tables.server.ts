import type { AccountedDocument, DayOfPayments } from '#domains/admin/accounting/contract.ts'
import type { SheetCell } from '@rihla/workbook/write'
import { currencyDecimals } from '#i18n/money.ts'
import type { Translator } from '#i18n/translator.ts'

type Money = { minor: number; currency: string }

/** Invoices and credit notes as a table with headings in the language of `t`. */
export function documentsTable(rows: readonly AccountedDocument[], t: Translator) {
  return {
    name: t('reports.documents'),
    head: [
      t('reports.document'),
      t('reports.documentNumber'),
      t('reports.date'),
      t('reports.corrects'),
      t('reports.customer'),
      t('reports.references'),
      t('reports.rate'),
      t('reports.netOfVat'),
      t('reports.vat'),
      t('reports.gross'),
      t('reports.currency'),
    ],
    rows: rows.map((row): SheetCell[] => [
      t('reports.documentOf', { kind: row.kind }),
      row.number,
      { date: row.day },
      row.corrects ?? '',
      row.customer,
      row.references.join(', '),
      row.rate === null ? '' : row.rate / 100,
      amountCell(row.net),
      amountCell(row.vat),
      amountCell(row.gross),
      row.gross.currency,
    ]),
  }
}

/** Payments by day as a table with headings in the language of `t`. */
export function paymentsTable(rows: readonly DayOfPayments[], t: Translator) {
  return {
    name: t('reports.payments'),
    head: [
      t('reports.day'),
      t('reports.way'),
      t('reports.kind'),
      t('reports.number'),
      t('reports.amount'),
      t('reports.currency'),
    ],
    rows: rows.map(({ day, way, kind, count, amount }): SheetCell[] => [
      { date: day },
      t('folio.wayOf', { way }),
      t('reports.kindOf', { kind }),
      count,
      amountCell(amount),
      amount.currency,
    ]),
  }
}

function amountCell({ minor, currency }: Money): SheetCell {
  const decimals = currencyDecimals(currency)
  return { amount: minor / 10 ** decimals, decimals }
}
