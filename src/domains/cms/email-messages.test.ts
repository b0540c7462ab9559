import { expect, test } from 'vitest'
import { notificationExamples } from '#domains/cms/emails/examples.ts'
import { notificationKinds, notificationParts } from '#domains/notifications/email-parts.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import { standardWording, wrongPlaceholder, type Wording } from '#domains/notifications/wording.server.ts'
import { emails } from '#i18n/en/server/emails.ts'
import { staffemails } from '#i18n/en/server/emails.ts'
import { contentLocales, type Locale } from '#i18n/locale.ts'

const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
const origin = 'https://rihla.example'

test.each(notificationKinds)(
  '%s: the standard wording renders the same email, and every part can be reworded',
  (kind) => {
    const standard = standardWording(kind)
    expect(Object.keys(standard)).toEqual(notificationParts[kind].map(({ name }) => name))
    const write = (locale: Locale, wording?: Wording) =>
      renderNotification(kind, notificationExamples[kind], { locale, brand, origin, wording })
    for (const locale of contentLocales) {
      expect(write(locale, standard)).toEqual(write(locale))
      for (const text of Object.values(standard)) expect(wrongPlaceholder(text[locale], text[locale])).toBeNull()
    }
    const marked = Object.fromEntries(
      Object.entries(standard).map(([name, { en, ar }]) => [name, { en: `${en} <${name}>`, ar: `${ar} <${name}>` }]),
    )
    const { subject, text, html } = write('en', marked)
    expect(subject).toContain('<subject>')
    // Everything uses the new wording except what the code supplies: an answer, facts, the name of the brand.
    expect(text).toContain(kind === 'contact_answer' ? '<button>' : /<(main\w*|when_\w+|work_\w+)>/.exec(text)?.[0])
    expect(html).not.toContain('<main')
    expect(html).not.toContain('<subject')
  },
)

test('every sentence of the emails can be reworded, except those that count or surround the text', () => {
  const inParts = new Set<string>(Object.values(notificationParts).flatMap((parts) => parts.map(({ key }) => key)))
  const all = [
    ...Object.entries(emails).map(([key, text]) => ({ key: `emails.${key}`, text })),
    ...Object.entries(staffemails).map(([key, text]) => ({ key: `staffemails.${key}`, text })),
  ]
  // A sentence ends like one; the rest are labels of facts.
  const sentences = all.filter(({ text }) => /[.!?:,]}*$/.test(text)).map(({ key }) => key)
  expect(sentences.filter((key) => !inParts.has(key))).toEqual([
    // Around the text of every email.
    'emails.footerOfAlert',
    'emails.footer',
    'emails.footerOfMessage',
    'emails.filesMissing',
    // Forms of a number.
    'emails.cancelledPart',
    // The steps of the traveller.
    'emails.nextDetails',
    'emails.nextInstalment',
    'emails.nextVoucher',
    'emails.nextVouchers',
    'emails.nextChangeOne',
    'emails.nextChange',
    // Forms of a number.
    'staffemails.officeMany',
    'staffemails.officeMore',
    'staffemails.officeFooter',
  ])
})

test.each(['booking_confirmed', 'booking_changed', 'booking_reminder', 'booking_details', 'office_notice'] as const)(
  'the example of %s is about a booking that is paid',
  (kind) => {
    const { text } = renderNotification(kind, notificationExamples[kind], { locale: 'en', brand, origin })
    expect(text).toContain('Still to pay: Nothing')
  },
)

test('an editor rewords the email that asks for the payment of a booking, without that of an offer', () => {
  const wording = {
    subject_payment: { en: 'Yours for {amount}: {reference}', ar: '{amount} للحجز {reference}' },
    deadline_payment: { en: 'We wait until {until}, {place}.', ar: 'ننتظر حتى {until}، {place}.' },
    button_payment: { en: 'Settle it', ar: 'سدّد الآن' },
  }
  const written = (need: 'payment' | 'offer') =>
    renderNotification(
      'booking_needs_you',
      { ...notificationExamples.booking_needs_you, need },
      { locale: 'en', brand, origin, wording },
    )
  expect(written('payment').subject).toMatch(/^Yours for SAR.1,845: R7K2M9QX$/)
  expect(written('payment').text).toMatch(/We wait until .*, Makkah\.[^]*Settle it: /)
  expect(written('offer').subject).toBe('Your answer is needed for booking R7K2M9QX')
  expect(written('offer').text).toContain('Answer now: ')
})

test('a stay and a package have separate wordings', () => {
  const wording = {
    main_stay: { en: 'Sleep well at {about}.', ar: 'نومًا هنيئًا في {about}.' },
    main_other: { en: 'Travel well: {about}.', ar: 'سفرًا سعيدًا: {about}.' },
  }
  const reported = (kind: 'stay' | 'package') =>
    renderNotification(
      'booking_confirmed',
      { ...notificationExamples.booking_confirmed, kind },
      { locale: 'en', brand, origin, wording },
    ).text
  expect(reported('stay')).toContain('Sleep well at Palm House.')
  expect(reported('package')).toContain('Travel well: Palm House.')
})

test('line breaks of an editor are preserved', () => {
  const wording = { main: { en: 'First line\nsecond <line>', ar: 'السطر الأول\nالسطر الثاني' } }
  const { text, html } = renderNotification('welcome', { name: 'Amal' }, { locale: 'en', brand, origin, wording })
  expect(text).toContain('First line\nsecond <line>')
  expect(html).toContain('First line<br>second &#60;line&#62;')
})

test('placeholders and HTML inside a value are not interpreted', () => {
  const wording = { greeting: { en: 'Salam {name},', ar: 'سلام {name}،' } }
  const { text, html } = renderNotification('welcome', { name: '{brand}<b>' }, { locale: 'en', brand, origin, wording })
  expect(text).toContain('Salam {brand}<b>,')
  expect(html).toContain('Salam {brand}&#60;b&#62;,')
})

test.each([
  ['Booking {reference} of {about}', null],
  ['{about}: {reference}, {reference}', null],
  ['Booking {reference}', { code: 'placeholder_missing', name: 'about' }],
  ['Booking {reference} of {about} by {name}', { code: 'placeholder_unknown', name: 'name' }],
  ['Booking {reference of {about}', { code: 'placeholder_unknown', name: '{' }],
  ['Booking {} {reference} of {about}', { code: 'placeholder_unknown', name: '' }],
])('“%s” is checked against its standard wording', (text, wrong) => {
  expect(wrongPlaceholder('Confirmed: {about}, booking {reference}', text)).toEqual(wrong)
})

test('a greeting can omit the name, and every part can omit the brand', () => {
  expect(wrongPlaceholder('Dear {name}, from {brand}', 'Peace be with you')).toBeNull()
})

test('an invitation is in both languages, each with its own link', () => {
  const { subject, text, html } = renderNotification('staff_invited', notificationExamples.staff_invited, {
    locale: 'ar',
    brand,
    origin,
  })
  expect(subject).toMatch(/دعوة.* \| You are invited/u)
  expect(text).toContain(`${origin}/ar/desk/invitation?token=example`)
  expect(text).toContain(`${origin}/en/desk/invitation?token=example`)
  expect(text.indexOf('/ar/')).toBeLessThan(text.indexOf('/en/'))
  expect(html.match(/<td lang="ar" dir="rtl"/g)).toHaveLength(3)
  expect(html.match(/<td lang="en" dir="ltr"/g)).toHaveLength(2)
})

test('the email about a cancelled booking has its account, and names the bookings of its order that stay', () => {
  const example = notificationExamples.booking_cancelled
  const written = (charge: number) =>
    renderNotification(
      'booking_cancelled',
      { ...example, account: { ...example.account, charge: { ...example.account.total, minor: charge } } },
      { locale: 'en', brand, origin },
    ).text.replaceAll('\u00a0', ' ')
  expect(written(240_000)).toContain('Cancellation charge: SAR 2,400')
  expect(written(0)).toContain('Cancellation charge: None')
  expect(written(0)).toContain(
    'The 2 other bookings of your order B4N7XW2K stay as they are. The order now costs SAR 920.',
  )
})
