import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { CreditNoteRow } from '#domains/invoices/issued.server.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import {
  amountsOfReceipt,
  invoiceQrOf,
  rateOfLine,
  type ReceiptData,
  type ReceiptLine,
} from '#domains/payments/receipt.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import type { PrintBlock, PrintDocument, PrintRow } from '@rihla/paper/document'
import { inBoth, printedText } from '#i18n/in-both.server.ts'
import { bilingual, type Bilingual, inLocale, type SiteConventions } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'

type Provider = { brand: Bilingual; demo: boolean; conventions?: SiteConventions }

const reasons = ['cancelled', 'expired', 'changed', 'goodwill', 'mistake'] as const

/** A simplified tax invoice for print, as it was issued. */
export function invoiceDocument(receipt: ReceiptRow, provider: Provider): PrintDocument {
  return taxDocument(receipt, provider, {
    title: printedText('invoice.title'),
    number: printedText('invoice.number'),
    qr: printedText('invoice.qr'),
    total: printedText('invoice.total'),
    facts: [],
  })
}

/** A credit note for print: it names the invoice that it reduces. */
export function creditNoteDocument(note: CreditNoteRow, provider: Provider): PrintDocument {
  const corrects = {
    label: printedText('invoice.corrects'),
    value: inBoth((t, format) =>
      t('invoice.correctsOf', {
        number: String(note.receiptNumber),
        date: format.stayDate(dayOf(note.receiptIssuedAt)),
      }),
    ),
    strong: true,
  }
  const reason = reasons.find((one) => one === note.data.reason) ?? 'other'
  return taxDocument(note, provider, {
    title: printedText('invoice.creditTitle'),
    number: printedText('invoice.creditNumber'),
    qr: printedText('invoice.creditQr'),
    total: printedText('invoice.credited'),
    facts: [corrects, { label: printedText('invoice.reason'), value: printedText('invoice.reasonOf', { reason }) }],
  })
}

type Issued = { number: number; issuedAt: string; data: ReceiptData; qr: string | null }
type Texts = Record<'title' | 'number' | 'qr' | 'total', Bilingual> & { facts: PrintRow[] }

function taxDocument(document: Issued, provider: Provider, { facts, ...texts }: Texts): PrintDocument {
  const { number, issuedAt, data, qr } = document
  const { name, vatNumber, registration, address } = data.seller
  const labelled = (label: Bilingual, value: string) => ({ en: `${label.en}: ${value}`, ar: `${label.ar}: ${value}` })
  return {
    title: texts.title,
    name: String(number),
    brand: provider.brand,
    blocks: [
      {
        kind: 'subject',
        name: bilingual((locale) => inLocale(name, locale)),
        lines: [
          ...(address ? [bilingual((locale) => inLocale(address, locale))] : []),
          labelled(printedText('invoice.vatNumber'), vatNumber),
          ...(registration ? [labelled(printedText('company.registration'), registration)] : []),
        ],
        code: { content: qr ?? invoiceQrOf(data, issuedAt), label: texts.qr },
      },
      {
        kind: 'reference',
        label: texts.number,
        state: inBoth((_, format) => format.stayDate(dayOf(issuedAt))),
        value: String(number),
      },
      { kind: 'rows', rows: [...issued(document, provider), ...facts] },
      linesOf(data),
      { kind: 'rows', rows: totals(data, texts.total) },
      ...(provider.demo ? [{ kind: 'note' as const, text: printedText('invoice.demo') }] : []),
    ],
  }
}

function issued({ issuedAt }: Issued, { conventions }: Provider): PrintRow[] {
  return [
    {
      label: printedText('invoice.issued'),
      value: inBoth((_, format) => format.instant(issuedAt, siteTimeZone, 'medium'), conventions),
    },
    {
      label: printedText('invoice.hijri'),
      value: inBoth((_, format) => format.hijri(dayOf(issuedAt))),
    },
  ]
}

function linesOf({ lines, currency }: ReceiptData): PrintBlock {
  const amount = (minor: number) => decimals(minor, currency)
  return {
    kind: 'table',
    name: printedText('invoice.what'),
    columns: [
      printedText('invoice.net'),
      printedText('invoice.rate'),
      printedText('invoice.vat'),
      printedText('invoice.total'),
    ],
    rows: lines.map((line) => ({
      name: bilingual((locale) => inLocale(line.what, locale)),
      notes: notesOf(line, currency),
      cells: [amount(line.total - line.vat), `${(rateOfLine(line) ?? 0) / 100}%`, amount(line.vat), amount(line.total)],
    })),
  }
}

function notesOf(
  { reference, dates, cityFee, discount, change, partOf, hotelFee }: ReceiptLine,
  currency: string,
): Bilingual[] {
  const supplied =
    dates &&
    inBoth((t, format) => {
      const range = format.stayRange(dates.first, dates.last)
      return dates.nights ? t('invoice.nights', { dates: range, nights: format.nights(dates.nights) }) : range
    })
  return [
    inBoth((t) => `${t('invoice.booking')} ${reference}`),
    ...(partOf ? [inBoth((t, format) => t('invoice.partOf', { total: format.money(partOf, currency) }))] : []),
    ...(hotelFee ? [inBoth((t, format) => t('invoice.hotelFee', { amount: format.money(hotelFee, currency) }))] : []),
    ...(change
      ? [
          inBoth((t, format) =>
            t('invoice.difference', {
              before: format.stayRange(change.before.first, change.before.last),
              number: String(change.receipt),
            }),
          ),
        ]
      : []),
    ...(supplied ? [supplied] : []),
    ...(cityFee ? [inBoth((t, format) => t('invoice.cityFee', { amount: format.money(cityFee, currency) }))] : []),
    ...(discount
      ? [
          inBoth((t, format) =>
            t('invoice.discount', { code: discount.code, amount: format.money(discount.amount, currency) }),
          ),
        ]
      : []),
  ]
}

function totals(data: ReceiptData, label: Bilingual): PrintRow[] {
  const { total, vat, currency } = data
  const { net, gifts, paid } = amountsOfReceipt(data)
  const inColumn = [net, vat, total, ...gifts.map((gift) => gift.amount)].map((minor) => ({ minor, currency }))
  const amount = (minor: number) => inBoth((_, format) => moneyColumn(format, inColumn)({ minor, currency }))
  return [
    { label: printedText('invoice.net'), value: amount(net) },
    { label: printedText('invoice.vat'), value: amount(vat) },
    { label, value: amount(total), strong: true },
    ...gifts.map((gift) => ({
      label: printedText('shortaccount.giftCard', { card: giftCardMark(gift.lastFour) }),
      value: amount(-gift.amount),
    })),
    ...(gifts.length > 0 ? [{ label: printedText('shortaccount.paid'), value: amount(paid) }] : []),
  ]
}

function decimals(minor: number, currency: string): string {
  const digits = currencyDecimals(currency)
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits }).format(minor / 10 ** digits)
}

function dayOf(instant: string): string {
  return todayIn(siteTimeZone, new Date(instant))
}
