import type { Voucher } from '#domains/vouchers/contract.ts'
import { voucherSheet, type SheetLine } from '#domains/vouchers/voucher-sheet.ts'
import type { PrintDocument, PrintRow } from '@rihla/paper/document'
import { bilingual, type SiteConventions } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import { printedText } from '#i18n/in-both.server.ts'

/**
 * The voucher for print.
 * @param setting.verifyUrl address in the QR code
 */
export function voucherDocument(
  voucher: Voucher,
  { verifyUrl, conventions }: { verifyUrl: string; conventions?: SiteConventions },
): PrintDocument {
  const sheets = bilingual((locale) => voucherSheet(voucher, translator(locale, conventions)))
  const of = (pick: (sheet: (typeof sheets)['en']) => string) => bilingual((locale) => pick(sheets[locale]))
  const lines = bilingual((locale) => sheets[locale].driver.lines)
  const box = { kind: 'box' as const, title: of(({ driver }) => driver.title), lines }
  return {
    title: of(({ title }) => title),
    name: voucher.reference,
    brand: voucher.brand,
    blocks: [
      {
        kind: 'subject',
        name: of(({ name }) => name),
        lines: [of(({ address }) => address), ...(sheets.en.licence ? [of(({ licence }) => licence)] : [])],
        code: { content: verifyUrl, label: of(({ scan }) => scan), note: of(({ scan }) => scan) },
      },
      {
        kind: 'reference',
        label: printedText('voucher.reference'),
        state: printedText('voucher.confirmed'),
        value: voucher.reference,
      },
      // Before the rest, so that no sheet has only a note.
      ...sheets.en.notes.map((_, i) => ({ kind: 'note' as const, text: of(({ notes }) => notes[i] ?? '') })),
      ...(sheets.en.driver.lines.length > 0 ? [box] : []),
      ...sheets.en.parts.map((_, i) => ({
        kind: 'rows' as const,
        title: of(({ parts }) => parts[i]?.title ?? ''),
        rows: rowsOf(sheets.en.parts[i]?.lines ?? [], sheets.ar.parts[i]?.lines ?? []),
      })),
    ],
  }
}

function rowsOf(english: SheetLine[], arabic: SheetLine[]): PrintRow[] {
  return english.flatMap((en, i) => {
    const ar = arabic[i]
    if (!ar) return []
    return {
      label: { en: en.label, ar: ar.label },
      value: { en: en.value, ar: ar.value },
      ltr: { en: en.ltr ?? false, ar: ar.ltr ?? false },
      ...(en.strong && { strong: true }),
    }
  })
}
