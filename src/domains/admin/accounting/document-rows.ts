import type { AccountedDocument } from '#domains/admin/accounting/contract.ts'
import { rateOfLine, type ReceiptLine } from '#domains/payments/receipt.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { sumOf } from '#domains/shared/sum.ts'

/** A line of an invoice or credit note as issued, in positive minor units. */
export type DocumentLine = Pick<AccountedDocument, 'kind' | 'number' | 'corrects' | 'day' | 'customer'> & {
  currency: string
  line: Pick<ReceiptLine, 'reference' | 'total' | 'vat' | 'vatRate'>
}

/** The lines of documents as rows: one for each rate of VAT of a document, negative for credit notes. */
export function documentRows(lines: readonly DocumentLine[]): AccountedDocument[] {
  const rows = groupBy(lines, ({ kind, number, line }) => `${kind} ${number} ${rateOfLine(line)}`)
  return [...rows.values()].flatMap((ofRow): AccountedDocument[] => {
    const [first] = ofRow
    if (!first) return []
    const { kind, number, corrects, day, currency } = first
    const sign = kind === 'invoice' ? 1 : -1
    const money = (amounts: number[]) => ({ minor: sign * sumOf(amounts), currency })
    return [
      {
        kind,
        number,
        corrects,
        day,
        references: unique(ofRow.map(({ line }) => line.reference)),
        customer: unique(ofRow.map(({ customer }) => customer)).join(', '),
        rate: rateOfLine(first.line),
        net: money(ofRow.map(({ line }) => line.total - line.vat)),
        vat: money(ofRow.map(({ line }) => line.vat)),
        gross: money(ofRow.map(({ line }) => line.total)),
      },
    ]
  })
}

function unique(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}
