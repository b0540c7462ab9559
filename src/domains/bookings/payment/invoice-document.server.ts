import { moneyColumn } from '#domains/shared/texts/money-column.ts'
import type { CreditNoteRow } from '#domains/bookings/payment/issued.server.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import {
  giftsOfReceipt,
  invoiceQrOf,
  rateOfLine,
  type ReceiptData,
  type ReceiptLine,
} from '#domains/payments/receipt.ts'
import { todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import type { PrintBlock, PrintDocument, PrintRow } from '@rihla/paper/document'
import type { SiteConventions } from '#i18n/conventions.ts'
import { inBoth } from '#i18n/in-both.server.ts'
import { bilingual, inLocale, type Bilingual } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'

type Provider = { brand: Bilingual; demo: boolean; conventions?: SiteConventions }

const reasons = ['cancelled', 'expired', 'changed', 'goodwill', 'mistake'] as const

/** A simplified tax invoice for print, as it was issued. */
export function invoiceDocument(receipt: ReceiptRow, provider: Provider): PrintDocument {
  return {
    title: inBoth((t) => t('invoice.title')),
    name: String(receipt.number),
    brand: provider.brand,
    blocks: [
      ...beginning(receipt, {
        number: inBoth((t) => t('invoice.number')),
        qr: inBoth((t) => t('invoice.qr')),
      }),
      { kind: 'rows', rows: issued(receipt, provider) },
      linesOf(receipt.data),
      {
        kind: 'rows',
        rows: totals(
          receipt.data,
          inBoth((t) => t('invoice.total')),
        ),
      },
      ...ending(provider),
    ],
  }
}

/** A credit note for print: it names the invoice that it reduces. */
export function creditNoteDocument(note: CreditNoteRow, provider: Provider): PrintDocument {
  const corrects = {
    label: inBoth((t) => t('invoice.corrects')),
    value: inBoth((t, format) =>
      t('invoice.correctsOf', {
        number: String(note.receiptNumber),
        date: format.stayDate(dayOf(note.receiptIssuedAt)),
      }),
    ),
    strong: true,
  }
  const reason = {
    label: inBoth((t) => t('invoice.reason')),
    value: inBoth((t) => t('invoice.reasonOf', { reason: reasons.find((one) => one === note.data.reason) ?? 'other' })),
  }
  return {
    title: inBoth((t) => t('invoice.creditTitle')),
    name: String(note.number),
    brand: provider.brand,
    blocks: [
      ...beginning(note, {
        number: inBoth((t) => t('invoice.creditNumber')),
        qr: inBoth((t) => t('invoice.creditQr')),
      }),
      { kind: 'rows', rows: [...issued(note, provider), corrects, reason] },
      linesOf(note.data),
      {
        kind: 'rows',
        rows: totals(
          note.data,
          inBoth((t) => t('invoice.credited')),
        ),
      },
      ...ending(provider),
    ],
  }
}

type Issued = { number: number; issuedAt: string; data: ReceiptData; qr: string | null }

function beginning({ number, issuedAt, data, qr }: Issued, labels: { number: Bilingual; qr: Bilingual }): PrintBlock[] {
  const { name, vatNumber, registration, address } = data.seller
  const named = (label: Bilingual, value: string) => ({ en: `${label.en}: ${value}`, ar: `${label.ar}: ${value}` })
  return [
    {
      kind: 'subject',
      name: bilingual((locale) => inLocale(name, locale)),
      lines: [
        ...(address ? [bilingual((locale) => inLocale(address, locale))] : []),
        named(
          inBoth((t) => t('invoice.vatNumber')),
          vatNumber,
        ),
        ...(registration
          ? [
              named(
                inBoth((t) => t('company.registration')),
                registration,
              ),
            ]
          : []),
      ],
      code: { content: qr ?? invoiceQrOf(data, issuedAt), label: labels.qr },
    },
    {
      kind: 'reference',
      label: labels.number,
      state: inBoth((_, format) => format.stayDate(dayOf(issuedAt))),
      value: String(number),
    },
  ]
}

function issued({ issuedAt }: Issued, { conventions }: Provider): PrintRow[] {
  return [
    {
      label: inBoth((t) => t('invoice.issued')),
      value: inBoth((_, format) => format.instant(issuedAt, siteTimeZone, 'medium'), conventions),
    },
    {
      label: inBoth((t) => t('invoice.hijri')),
      value: inBoth((_, format) => format.hijri(dayOf(issuedAt))),
    },
  ]
}

function linesOf({ lines, currency }: ReceiptData): PrintBlock {
  const amount = (minor: number) => decimals(minor, currency)
  return {
    kind: 'table',
    name: inBoth((t) => t('invoice.what')),
    columns: [
      inBoth((t) => t('invoice.net')),
      inBoth((t) => t('invoice.rate')),
      inBoth((t) => t('invoice.vat')),
      inBoth((t) => t('invoice.total')),
    ],
    rows: lines.map((line) => ({
      name: bilingual((locale) => inLocale(line.what, locale)),
      notes: notesOf(line, currency),
      cells: [amount(line.total - line.vat), rateOf(line), amount(line.vat), amount(line.total)],
    })),
  }
}

function notesOf({ reference, dates, cityFee, discount, change, partOf }: ReceiptLine, currency: string): Bilingual[] {
  const supplied =
    dates &&
    inBoth((t, format) => {
      const range = format.stayRange(dates.first, dates.last)
      return dates.nights ? t('invoice.nights', { dates: range, nights: format.nights(dates.nights) }) : range
    })
  return [
    inBoth((t) => `${t('invoice.booking')} ${reference}`),
    ...(partOf ? [inBoth((t, format) => t('invoice.partOf', { total: format.money(partOf, currency) }))] : []),
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

function rateOf(line: ReceiptLine): string {
  return `${(rateOfLine(line) ?? 0) / 100}%`
}

function totals({ total, vat, currency, ...data }: ReceiptData, label: Bilingual): PrintRow[] {
  const gifts = giftsOfReceipt(data)
  const inColumn = [total - vat, vat, total, ...gifts.map((gift) => gift.amount)].map((minor) => ({ minor, currency }))
  const amount = (minor: number) => inBoth((_, format) => moneyColumn(format, inColumn)({ minor, currency }))
  return [
    { label: inBoth((t) => t('invoice.net')), value: amount(total - vat) },
    { label: inBoth((t) => t('invoice.vat')), value: amount(vat) },
    { label, value: amount(total), strong: true },
    ...gifts.map((gift) => ({
      label: inBoth((t) => t('invoice.giftCard', { card: giftCardMark(gift.lastFour) })),
      value: amount(-gift.amount),
    })),
    ...(gifts.length > 0
      ? [
          {
            label: inBoth((t) => t('invoice.paidOnline')),
            value: amount(total - gifts.reduce((sum, gift) => sum + gift.amount, 0)),
          },
        ]
      : []),
  ]
}

function ending({ demo }: Provider): PrintBlock[] {
  return demo ? [{ kind: 'note', text: inBoth((t) => t('invoice.demo')) }] : []
}

function decimals(minor: number, currency: string): string {
  const digits = currencyDecimals(currency)
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits }).format(minor / 10 ** digits)
}

function dayOf(instant: string): string {
  return todayIn(siteTimeZone, new Date(instant))
}
