import type { AddressInfo } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { smtpMail } from '#adapters/mail-smtp.ts'
import { writeLetter } from '#domains/messages/letters.server.ts'

const user = 'post'
const password = 'secret of the post'

/** A real mail server on this machine that keeps what it is given, or refuses it. */
async function mailServer({ refuses = false } = {}) {
  const got: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error('Wrong user or password')),
    onData: (stream, _, done) => {
      void simpleParser(stream).then((mail) => {
        if (refuses) return done(Object.assign(new Error('Mailbox is full'), { responseCode: 452 }))
        got.push(mail)
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  const url = `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}?ignoreTLS=true`
  return { got, url }
}

const setting = { brand: { name: { en: 'Rihla', ar: 'رحلة' } }, origin: 'https://rihla.example' }

test('a letter in Arabic arrives whole: subject, text and right-to-left HTML', async () => {
  const { got, url } = await mailServer()
  const mail = smtpMail({ url, from: 'Rihla <post@rihla.example>' })
  onTestFinished(mail.close)
  const data = { code: '402918', purpose: 'register' as const, expiresAt: '2026-12-01T09:10:00Z' }
  const letter = writeLetter('code', data, { ...setting, locale: 'ar' })
  await mail.email({ ...letter, to: 'guest@example.com', id: 'letter-1', locale: 'ar', attachments: [] })
  expect(got).toHaveLength(1)
  const [mailed] = got
  expect(mailed?.subject).toBe('402918 هو رمزك في رحلة')
  expect(mailed?.messageId).toBe('<letter-1@rihla.example>')
  expect(mailed?.from?.text).toContain('post@rihla.example')
  expect(mailed?.text).toContain('402918')
  expect(mailed?.text).toContain('الرمز صالح لعشر دقائق')
  expect(mailed?.html).toMatch(/<html lang="ar" dir="rtl">/)
  expect(mailed?.html).toContain('402918')
})

test('a letter that the server does not take is a failure, to be tried again', async () => {
  const { url } = await mailServer({ refuses: true })
  const mail = smtpMail({ url, from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const letter = writeLetter('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  await expect(
    mail.email({ ...letter, to: 'guest@example.com', id: 'letter-2', locale: 'en', attachments: [] }),
  ).rejects.toThrow(/full/)
})

test('a wrong password of the mail account is a failure', async () => {
  const { url } = await mailServer()
  const mail = smtpMail({ url: url.replace(encodeURIComponent(password), 'wrong'), from: 'post@rihla.example' })
  onTestFinished(mail.close)
  const letter = writeLetter('welcome', { name: 'Guest' }, { ...setting, locale: 'en' })
  await expect(
    mail.email({ ...letter, to: 'guest@example.com', id: 'letter-3', locale: 'en', attachments: [] }),
  ).rejects.toThrow()
})
