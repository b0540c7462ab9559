import { expect, test } from 'vitest'
import { notificationExamples } from '#domains/cms/emails/examples.ts'
import { contrast } from '#domains/content/brand/oklch.ts'
import { emailLook } from '#domains/notifications/email-page.server.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import type { NotificationKind } from '#domains/notifications/shapes.ts'
import { accountWith } from '#test/short-account.ts'

const brand = { name: { en: 'Rihla', ar: 'رحلة' } }
const origin = 'https://stay.example'
const kinds = Object.keys(notificationExamples) as NotificationKind[]
const written = (kind: NotificationKind, locale: 'en' | 'ar') =>
  renderNotification(kind, notificationExamples[kind], { locale, brand, origin })

/** The text that a mail client shows in its list after the subject. */
const preheaderOf = (html: string) => /<div style="display:none[^>]*>([^&]*)/.exec(html)?.[1] ?? ''

for (const locale of ['en', 'ar'] as const) {
  test(`every email in ${locale} adapts to a dark screen, and says in the list what it is about`, () => {
    for (const kind of kinds) {
      const { html } = written(kind, locale)
      expect(html, kind).toContain('<meta name="color-scheme" content="light dark">')
      expect(html, kind).toContain('@media (prefers-color-scheme:dark)')
      expect(html, kind).not.toMatch(/<script(?! type="application\/ld\+json")/)
      expect(preheaderOf(html).length, kind).toBeGreaterThan(15)
      // The greeting says nothing in a list.
      expect(preheaderOf(html), kind).not.toMatch(/^Dear|^السلام/)
    }
  })

  test(`every action of an email in ${locale} is a button in Outlook and elsewhere, and an address in plain text`, () => {
    for (const kind of kinds) {
      const { html, text } = written(kind, locale)
      const shape = /<v:roundrect href="([^"]+)"/.exec(html)?.[1]
      const link = /<a class="m-button" href="([^"]+)"/.exec(html)?.[1]
      expect(shape, kind).toBe(link)
      if (link) expect(text, kind).toContain(link.replaceAll('&#38;', '&'))
    }
    expect(written('booking_confirmed', locale).html).toContain('<a class="m-button"')
  })

  test(`a confirmed stay in ${locale} has the address, the number and the map of the hotel, and what happens next`, () => {
    const { html, text } = written('booking_confirmed', locale)
    const map = 'https://www.google.com/maps/search/?api=1&query=21.42012,39.83004'
    expect(html).toContain('href="tel:+966120004321"')
    expect(html).toContain(`href="${map.replace('&', '&#38;')}"`)
    expect(text).toContain(map)
    expect(text).toContain(locale === 'en' ? 'Address: 12 Lantern Street, Ajyad' : 'العنوان: 12 شارع القناديل، أجياد')
    expect(text).toMatch(/\n1\. .+\n2\. /)
  })
}

const markup = '"><img src=x onerror=alert(1)><b \'&'

/** Copies of data, each with markup in one of its texts. */
function withMarkup(data: unknown): unknown[] {
  if (typeof data === 'string') return [data + markup]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, value]) =>
    withMarkup(value).map((changed) =>
      Array.isArray(data) ? data.with(Number(key), changed) : { ...data, [key]: changed },
    ),
  )
}

test('markup in any text of any email, such as the name of a guest, is shown as it was typed', () => {
  const shown = new Set<NotificationKind>()
  for (const kind of kinds) {
    for (const data of withMarkup(notificationExamples[kind]) as (typeof notificationExamples)[typeof kind][]) {
      let html: string
      try {
        html = renderNotification(kind, data, { locale: 'en', brand, origin }).html
      } catch {
        // The text is a date or a code, of which none with markup exists.
        continue
      }
      expect(html, `${kind} ${JSON.stringify(data)}`).not.toMatch(/<img src=x|<b '/)
      if (html.includes('&#34;&#62;&#60;img src=x onerror=alert(1)&#62;&#60;b &#39;&#38;')) shown.add(kind)
    }
  }
  expect([...shown]).toEqual(expect.arrayContaining(['booking_confirmed', 'booking_message', 'contact_answer']))
  expect(shown.size).toBeGreaterThan(25)
})

test('an email says that replies are not read, unless its reply reaches somebody', () => {
  for (const kind of kinds) {
    const data = notificationExamples[kind]
    const isAnswered = 'replyTo' in data && data.replyTo !== null
    expect(written(kind, 'en').html.includes('Please don’t reply'), kind).toBe(!isAnswered)
  }
  const { html } = renderNotification(
    'booking_message',
    { ...notificationExamples.booking_message, replyTo: null },
    { locale: 'en', brand, origin },
  )
  expect(html).toContain('Please don’t reply')
})

test('the Hijri date of an arrival is not broken between two lines, and no separator is left before it', () => {
  expect(written('booking_confirmed', 'en').html).toContain(' (3\u00a0Ramadan\u00a01448\u00a0AH)')
})

test('a changed number is named by its last digits, a changed address by one part that is not broken', () => {
  for (const locale of ['en', 'ar'] as const) {
    expect(written('phone_changed', locale).text).toMatch(/[\sـ]\u206678\u2069\./)
    expect(written('email_changed', locale).html).toContain('a…\u2060@example.com')
  }
})

test('text in the other script has its own direction', () => {
  expect(written('booking_confirmed', 'ar').html).toContain('<span dir="ltr">Amina Example</span>')
  const answer = (locale: 'en' | 'ar') =>
    /<blockquote style="([^"]+)"><p [^>]*dir="(...)"/.exec(written('review_answered', locale).html)
  for (const locale of ['en', 'ar'] as const) {
    const [, style, dir] = answer(locale) ?? []
    expect(dir).toBe('ltr')
    expect(/border-(\w+):3px/.exec(style ?? '')?.[1]).toBe('left')
  }
})

test('the list of a mail client shows the written text, or the first sentence after the greeting', () => {
  expect(preheaderOf(written('booking_message', 'ar').html)).toBe('The cot is free of charge. Shall we reserve one?')
  expect(preheaderOf(written('contact_answer', 'en').html)).toBe('Yes, beside the main entrance.')
  expect(preheaderOf(written('contact_received', 'en').html)).toMatch(/^Thank you for writing to us/)
  expect(preheaderOf(written('staff_invited', 'en').html)).toMatch(/^Amal Haddad invites you/)
  expect(preheaderOf(written('booking_confirmed', 'en').html)).toBe('Your stay at Palm House is confirmed.')
})

test('a message that has only files is announced without an empty quote', () => {
  for (const kind of ['booking_message', 'message_received'] as const) {
    const rendered = (texts: string[]) =>
      renderNotification(kind, { ...notificationExamples[kind], texts }, { locale: 'en', brand, origin }).html
    expect(rendered(['']), kind).not.toContain('<blockquote')
    expect(preheaderOf(rendered([''])), kind).toMatch(/ booking [A-Z0-9]+, /)
    expect(preheaderOf(rendered(['', 'The second'])), kind).toBe('The second')
    expect(rendered(['', 'The second']).match(/<blockquote[^>]*><p/), kind).not.toBeNull()
  }
})

test('a reference is not broken at its hyphen', () => {
  for (const kind of ['contact_received', 'contact_answer'] as const)
    expect(written(kind, 'ar').html).toContain('<span style="white-space:nowrap">C-4T8W2KQM</span>')
})

test('a separator is not the first sign of a line', () => {
  const { html } = written('booking_confirmed', 'en')
  expect(html).toContain('King room\u00a0· 2 adults')
  expect(html).not.toContain(' · ')
})

test('a stay that is paid on arrival says so', () => {
  const data = {
    ...notificationExamples.booking_confirmed,
    account: accountWith({ total: 184_500, due: { arrival: 184_500 } }),
  }
  const { text } = renderNotification('booking_confirmed', data, { locale: 'en', brand, origin })
  expect(text).toMatch(/To pay on arrival: SAR.1,845/)
})

test('the confirmation has the room with its guests and meals, and until when it can be cancelled for free', () => {
  const { text } = written('booking_confirmed', 'en')
  expect(text).toContain('Room: King room · 2 adults, 1 child · Breakfast included')
  expect(text).toContain('Free cancellation until: Sat 6 Feb 2027, 16:00 (Makkah time)')
  expect(written('booking_confirmed', 'ar').text).toContain('الإلغاء مجاني حتى: السبت 6 فبراير 2027، الساعة')
})

test('amounts of an email have decimals when one of them has a fraction', () => {
  const account = accountWith({ total: 184_500, paid: 50_050, due: { arrival: 134_450 } })
  const data = { ...notificationExamples.booking_confirmed, account }
  const { text } = renderNotification('booking_confirmed', data, { locale: 'en', brand, origin })
  expect(text.replaceAll('\u00a0', ' ')).toContain('Total: SAR 1,845.00\nPaid: SAR 500.50')
})

test('an email about a booking without a place and rooms names none', () => {
  const data = { ...notificationExamples.booking_confirmed, place: null, rooms: null }
  const { text } = renderNotification('booking_confirmed', data, { locale: 'en', brand, origin })
  expect(text).not.toMatch(/Map:|Room:/)
})

test('on a dark screen an email shows the logo for dark backgrounds, and the other one on white without it', () => {
  const logo = `${'0a'.repeat(12)}-400x100.png`
  const logo_dark = `${'0b'.repeat(12)}-200x100.png`
  const show = (look: object) =>
    renderNotification('booking_confirmed', notificationExamples.booking_confirmed, {
      locale: 'en',
      brand: { ...brand, ...look },
      origin,
    }).html
  const both = show({ logo, logo_dark })
  expect(both).toContain(`src="${origin}/logos/${logo}/mail.png" width="160" height="40"`)
  expect(both).toContain(`src="${origin}/logos/${logo_dark}/mail.png" width="80" height="40"`)
  expect(both).toContain('.m-logo{display:none!important}.m-logo-dark{display:inline-block!important}')
  const one = show({ logo, logo_dark: null })
  expect(one).not.toContain('m-logo-dark')
  expect(one).toContain('.m-logo{background:#ffffff!important')
})

test.for([null, '#7a1f3d', '#e6c200', '#101010'])(
  'text in the dark is readable in the colours of a brand: %s',
  (colour) => {
    const { dark } = emailLook({ logo: null, colour, accent: null }, origin)
    for (const [text, ground] of [
      [dark.ink, dark.surface],
      [dark.muted, dark.surface],
      [dark.main, dark.surface],
      [dark.onMain, dark.main],
    ] as const)
      expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  },
)
