import { expect, test } from 'vitest'
import { accountOfPrice, sumOfAccounts, withoutTerms, type ShortAccount } from '#domains/shared/short-account.ts'
import { accountLines, type AccountOf } from '#domains/shared/texts/short-account.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

const sar = (minor: number) => ({ minor, currency: 'SAR' })
const makkah = { name: 'Makkah', timeZone: 'Asia/Riyadh' }
const free = { kind: 'free' as const, free_until: '2026-12-13T13:00:00.000Z', steps: [{ penalty: sar(0) }] }
const stay: AccountOf = { kind: 'stay', place: makkah }

function written(account: ShortAccount, of: AccountOf = stay, locale: 'en' | 'ar' = 'en'): string[] {
  const t = translator(locale)
  return accountLines(t, createFormatter(t), { account, ...of }).map(({ label, value }) =>
    `${label}: ${value}`.replaceAll('\u00a0', ' '),
  )
}

const booked: ShortAccount = {
  ...accountOfPrice({ total: sar(100_000), due: [], cancellation: free }),
  paid: sar(20_000),
  due: [
    { when: '2027-01-10', amount: sar(50_000) },
    { when: 'arrival', amount: sar(30_000) },
  ],
}

test('a price that is not booked says what it costs, when that is paid, and until when cancelling is free', () => {
  const price = accountOfPrice({
    total: sar(100_000),
    due: [
      { when: 'booking', amount: sar(95_000) },
      { when: 'arrival', amount: sar(5_000) },
    ],
    cancellation: free,
  })
  expect(written(price)).toEqual([
    'Total: SAR 1,000',
    'To pay online: SAR 950',
    'To pay on arrival: SAR 50',
    'Free cancellation until: Sun 13 Dec 2026, 16:00 (Makkah time)',
  ])
})

test('a booking says what is paid and what is due when, in both languages', () => {
  expect(written(booked, { ...stay, kind: 'package' })).toEqual([
    'Total: SAR 1,000',
    'Paid: SAR 200',
    'To pay online by 10 Jan 2027: SAR 500',
    'To pay when the package starts: SAR 300',
    'Free cancellation until: Sun 13 Dec 2026, 16:00 (Makkah time)',
  ])
  expect(written(booked, { kind: 'stay', place: { ...makkah, name: 'مكة المكرمة' } }, 'ar').join('\n')).not.toMatch(
    /[a-z]/i,
  )
})

test('the part of a gift card is deducted, and is not called paid', () => {
  const gift_cards = [{ last_four: 'AB12', amount: sar(30_000), held: true }]
  expect(written({ ...booked, gift_cards, due: [{ when: 'booking', amount: sar(50_000) }] }).slice(1, 4)).toEqual([
    'Gift card \u2066····AB12\u2069: −SAR 300',
    'Paid: SAR 200',
    'To pay online: SAR 500',
  ])
})

test('nothing is left to pay once the price is covered, and not when only nothing is known to be due', () => {
  const covered = { ...booked, paid: sar(100_000), due: [] }
  expect(written(covered)).toContain('Still to pay: Nothing')
  expect(written({ ...covered, paid: sar(0) })).not.toContain('Still to pay: Nothing')
})

test('a cancelled booking states its charge, the refund and what is still to be returned', () => {
  const ended = { ...withoutTerms(booked), charge: sar(25_000), due: [] }
  expect(written({ ...ended, paid: sar(100_000), refunded: sar(70_000), owed: sar(5_000) })).toEqual([
    'Total: SAR 1,000',
    'Cancellation charge: SAR 250',
    'Paid: SAR 1,000',
    'Refund: SAR 700',
    'To be returned to you: SAR 50',
  ])
  expect(written({ ...ended, charge: sar(0), paid: sar(0) })).toEqual(['Total: SAR 1,000', 'Cancellation charge: None'])
})

test('an order costs what its bookings cost now', () => {
  const ended = { ...booked, charge: sar(25_000), due: [] }
  expect(written(sumOfAccounts([booked, ended]), { kind: 'other', place: null })[0]).toBe('Total: SAR 1,250')
})

test('terms without free cancellation say what cancelling costs now', () => {
  const terms = (more: Partial<ShortAccount>) => written({ ...withoutTerms(booked), ...more }).at(-1)
  expect(terms({ refundable: 'partial', penalty: sar(40_000) })).toBe('If you cancel now: SAR 400')
  expect(terms({ refundable: 'none' })).toBe('Cancellation: Non-refundable')
})

test('bookings together: what is due on the same day is one amount, and so is a gift card that pays for two', () => {
  const gift_cards = [{ last_four: 'AB12', amount: sar(10_000), held: false }]
  const other = {
    ...booked,
    gift_cards,
    due: [
      { when: 'booking', amount: sar(5_000) },
      { when: '2027-01-10', amount: sar(1_000) },
    ],
  }
  expect(written(sumOfAccounts([{ ...booked, gift_cards }, other]), { kind: 'other', place: null })).toEqual([
    'Total: SAR 2,000',
    'Gift card \u2066····AB12\u2069: −SAR 200',
    'Paid: SAR 400',
    'To pay online: SAR 50',
    'To pay online by 10 Jan 2027: SAR 510',
    'To pay in person: SAR 300',
  ])
})
