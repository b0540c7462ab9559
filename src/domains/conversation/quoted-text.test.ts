import { expect, test } from 'vitest'
import { withoutQuote } from '#domains/conversation/quoted-text.ts'
import { replyMark } from '#domains/notifications/shapes.ts'

test.for([
  ['of our own notification', `Yes, please.\n\n${replyMark} Reply above this line\nHello Amal`],
  [
    'of Gmail',
    'Yes, please.\n\nOn Tue, 1 Dec 2026 at 10:00, Dar Al Noor <b-1@example.com> wrote:\n> Do you need a cot?',
  ],
  [
    'of Gmail with a wrapped introduction',
    'Yes, please.\n\nOn Tue, 1 Dec 2026 at 10:00, Dar Al Noor\n<b-1@example.com> wrote:\n> Do you need a cot?',
  ],
  ['of Outlook', 'Yes, please.\n\nFrom: Dar Al Noor\nSent: Tuesday\nTo: Amal\nSubject: Cot\n\nDo you need a cot?'],
  ['after a line', 'Yes, please.\r\n-----Original Message-----\r\nDo you need a cot?'],
  [
    'of an Arabic program',
    'Yes, please.\n\nفي الثلاثاء، ١ ديسمبر ٢٠٢٦ في ١٠:٠٠ كتب دار النور <b@example.com>:\n> هل تحتاجون سريرًا؟',
  ],
  ['at the end', 'Yes, please.\n\n> Do you need a cot?\n> Dar Al Noor\n'],
] as const)('the quoted text %s is removed from a reply', ([, text]) => {
  expect(withoutQuote(text)).toBe('Yes, please.')
})

test('a signature is removed', () => {
  expect(withoutQuote('Yes, please.\n-- \nAmal\n+966 5')).toBe('Yes, please.')
})

test('answers between quoted lines keep them', () => {
  const text = '> Do you need a cot?\nYes.\n> When do you arrive?\nAt ten.\n\n> Dar Al Noor'
  expect(withoutQuote(text)).toBe('> Do you need a cot?\nYes.\n> When do you arrive?\nAt ten.')
})

test('a text without a quote stays as it is', () => {
  const text = 'From: the airport we take a taxi.\nOn Tuesday my mother wrote to you.\n\nThank you'
  expect(withoutQuote(text)).toBe(text)
})
