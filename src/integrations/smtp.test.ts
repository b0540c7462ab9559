import { expect, onTestFinished, test } from 'vitest'
import { emailAddress } from '#api/shapes.ts'
import { smtpMail } from '#integrations/smtp.ts'
import { RecipientRefused } from '#domains/notifications/shapes.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import { mailServer, password } from '#test/mail-server.ts'

const setting = { brand: { name: { en: 'Rihla', ar: 'رحلة' } }, origin: 'https://rihla.example' }

test('an email in Arabic arrives complete: subject, text and right-to-left HTML', async () => {
  const { got, url } = await mailServer()
  const mail = smtpMail({ url, from: 'Rihla <post@rihla.example>' })
  onTestFinished(mail.close)
  const data = { code: '402918', purpose: 'register' as const, expiresAt: '2026-12-01T09:10:00Z' }
  const notification = renderNotification('code', data, { ...setting, locale: 'ar' })
  await mail.email({ ...notification, to: 'guest@example.com', id: 'notification-1', locale: 'ar', attachments: [] })
  expect(got).toHaveLength(1)
  const [mailed] = got
  expect(mailed?.subject).toBe('402918 هو رمزك في موقع رحلة')
  expect(mailed?.messageId).toBe('<notification-1@rihla.example>')
  expect(mailed?.from?.text).toContain('post@rihla.example')
  expect(mailed?.text).toContain('402918')
  expect(mailed?.text).toContain('صالح لعشر دقائق')
  expect(mailed?.html).toMatch(/<html lang="ar" dir="rtl"/)
  expect(mailed?.html).toContain('402918')
})

test('an email is not sent unencrypted to a server without STARTTLS', async () => {
  const { got, url } = await mailServer({ withoutStartTls: true })
  const mail = smtpMail({ url: url.replace('?ignoreTLS=true', ''), from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const notification = renderNotification('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  const sent = mail.email({
    ...notification,
    to: 'guest@example.com',
    id: 'notification-4',
    locale: 'en',
    attachments: [],
  })
  await expect(sent).rejects.toThrow(/STARTTLS/)
  expect(got).toEqual([])
})

test('an email that the server rejects is a failure, so that it is sent again later', async () => {
  const { url } = await mailServer({ rejects: true })
  const mail = smtpMail({ url, from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const notification = renderNotification('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  await expect(
    mail.email({ ...notification, to: 'guest@example.com', id: 'notification-2', locale: 'en', attachments: [] }),
  ).rejects.toThrow(/full/)
})

test('an address that the server refuses for good is told apart from a server that is away', async () => {
  const { url } = await mailServer({ refused: 'nobody@example.com' })
  const mail = smtpMail({ url, from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const notification = renderNotification('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  const sent = (to: string, of = mail) =>
    of
      .email({ ...notification, to, id: 'notification-6', locale: 'en', attachments: [] })
      .catch((error: unknown) => error)
  expect(await sent('nobody@example.com')).toBeInstanceOf(RecipientRefused)
  const away = smtpMail({ url: 'smtp://127.0.0.1:9?ignoreTLS=true', from: 'post@rihla.example' })
  expect(await sent('guest@example.com', away)).not.toBeInstanceOf(RecipientRefused)
})

test('a code arrives while the server takes its time for all other emails', async () => {
  let release = () => undefined as void
  const until = new Promise<void>((done) => (release = done))
  const { got, url } = await mailServer({ slow: { address: 'slow@example.com', until } })
  const mail = smtpMail({ url, from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const data = { code: '402918', purpose: 'login' as const, expiresAt: '2026-12-01T09:10:00Z' }
  const code = renderNotification('code', data, { ...setting, locale: 'en' })
  const send = (to: string, urgent: boolean) =>
    mail.email({ ...code, to, id: `notification-${to}`, locale: 'en', attachments: [], urgent })
  const others = Array.from({ length: 6 }, () => send('slow@example.com', false))
  await send('guest@example.com', true)
  expect(got).toHaveLength(1)
  release()
  await Promise.all(others)
  expect(got).toHaveLength(7)
})

test('a wrong password of the mail account is a failure', async () => {
  const { url } = await mailServer()
  const mail = smtpMail({ url: url.replace(encodeURIComponent(password), 'wrong'), from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const notification = renderNotification('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  await expect(
    mail.email({ ...notification, to: 'guest@example.com', id: 'notification-3', locale: 'en', attachments: [] }),
  ).rejects.toThrow()
})

test.each([
  ["o'hara+hajj/1=2@example.com", "o'hara+hajj/1=2@example.com"],
  // Dots that are not between letters are only valid in quotes.
  ['huda.@ezweb.ne.jp', '<"huda."@ezweb.ne.jp>'],
  ['.huda@example.com', '<".huda"@example.com>'],
])('an email to %s is delivered', async (address, written) => {
  const { got, url } = await mailServer()
  const mail = smtpMail({ url, from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const notification = renderNotification('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  const to = emailAddress.parse(address)
  await mail.email({ ...notification, to, id: 'notification-7', locale: 'en', attachments: [] })
  expect(got[0]?.headerLines.find(({ key }) => key === 'to')?.line).toBe(`To: ${written}`)
})

test('an email to an international domain is delivered to the domain in punycode', async () => {
  const { got, url } = await mailServer()
  const mail = smtpMail({ url, from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const notification = renderNotification('welcome', { name: 'هدى' }, { ...setting, locale: 'ar' })
  const to = emailAddress.parse('huda@مثال.السعودية')
  await mail.email({ ...notification, to, id: 'notification-5', locale: 'ar', attachments: [] })
  const line = got[0]?.headerLines.find(({ key }) => key === 'to')?.line
  expect(line).toBe('To: huda@xn--mgbh0fb.xn--mgberp4a5d4ar')
})
