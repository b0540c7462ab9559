import type { APIRequestContext } from '@playwright/test'
import { contentLocales, type ContentLocale } from '#i18n/locale.ts'
import { textByPdfJs } from '#test/pdf-text.ts'
import { links } from '#links/site.ts'
import { startEmptySite } from './empty-site.ts'
import { startMailServer } from './go-live/mail-server.ts'
import { startMoyasar } from './go-live/moyasar-server.ts'
import { takePictures } from './go-live/pictures.ts'
import * as provider from './go-live/provider.ts'
import * as traveller from './go-live/traveller.ts'
import { expect, test } from './test.ts'

/** Words of the demo, which no page or email of another provider contains. */
const demoNames = /Rihla|Dar Al Yaqin|دار اليقين/i
const demoWords = /Rihla|Dar Al Yaqin|دار اليقين|demonstration|\bdemo\b|تجريبي/i
const forms = {
  en: { locale: 'en-US', viewport: { width: 1280, height: 900 } },
  ar: { locale: 'ar-EG', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

const takesPictures = process.env.PICTURES === '1'
test.use({ pictures: takesPictures })

test('an agency goes live from an empty database by clicking alone, and its guests book and pay in both languages', async ({
  browser,
  baseURL,
}) => {
  const mail = await startMailServer()
  const keys = { secretKey: 'sk_test_local', webhookSecret: 'the token of the webhooks' }
  const moyasar = await startMoyasar(keys)
  const site = await startEmptySite({
    SMTP_URL: mail.url,
    MAIL_FROM: 'Palm Gate Travel <post@palmgate.example>',
    MOYASAR_SECRET_KEY: keys.secretKey,
    MOYASAR_WEBHOOK_SECRET: keys.webhookSecret,
    PAYMENT_API_URL: moyasar.url,
  })
  moyasar.sendWebhooksTo(`${site.origin}/webhooks/payments/moyasar`)
  const newPage = async (locale: ContentLocale) => {
    const context = await browser.newContext({ baseURL: site.origin, ...forms[locale] })
    await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
    return context.newPage()
  }
  const confirmations = (locale: ContentLocale) =>
    mail.to(traveller.guestAddress(locale)).filter((one) => one.attachments.length > 0)
  try {
    const page = await newPage('en')
    await test.step('set-up: manager, second factor, company, brand, contact', async () => {
      await provider.setUp(page, site.setUp.en)
      await provider.publish(page, 'company', provider.company, { only: true })
      await provider.publish(page, 'brand', provider.brand, { only: true, logo: provider.logo })
      await provider.publish(page, 'contact', provider.contact, { only: true })
    })
    await test.step('a hotel with photos, a room, a rate and prices', async () => {
      await provider.publish(page, 'policy', provider.policy)
      await provider.publish(page, 'hotel', provider.hotel, { photos: ['facade', 'lobby', 'meal'] })
      await provider.publish(page, 'room_type', provider.room, { photos: ['room'] })
      await provider.publish(page, 'rate_plan', provider.rate)
      await provider.setPrices(page)
    })
    await test.step('a package with a departure, and a transfer', async () => {
      await provider.publish(page, 'package_type', provider.packageType)
      await provider.publish(page, 'package', provider.umrah, { photos: ['skyline'] })
      await provider.addDeparture(page)
      await provider.publish(page, 'service', provider.transfer, { photos: ['car'] })
      await provider.publish(page, 'service_option', provider.car)
    })
    for (const locale of contentLocales) {
      const guest = await newPage(locale)
      await test.step(`a traveller books and pays a room, a package and a transfer in ${locale}`, async () => {
        await traveller.chooseRoom(guest, locale)
        await traveller.register(guest, locale, mail)
        await traveller.bookAndPay(guest, locale)
        await traveller.choosePackage(guest, locale)
        await traveller.bookAndPay(guest, locale)
        await traveller.chooseService(guest, locale, provider.serviceType[locale], provider.transfer.name[locale])
        await traveller.bookAndPay(guest, locale)
      })
      // Links to the other language lead to its pages, too.
      if (locale === 'ar')
        await test.step('no link of the site is dead, and no page contains a word of the demo', async () => {
          expect(await faultsOf(guest.request, links.home(locale), ...unlinked)).toEqual([])
        })
    }
    await test.step('no link of the admin is dead', async () => {
      expect((await faultsOf(page.request, '/en/desk')).filter((fault) => !fault.includes(' contains '))).toEqual([])
    })
    await test.step('each guest has three confirmations with vouchers, in the name of the agency', async () => {
      for (const locale of contentLocales) {
        await expect.poll(() => confirmations(locale).length).toBe(3)
        for (const { text = '', html, subject = '', attachments, headerLines } of confirmations(locale)) {
          expect(text).toContain(provider.brand.name[locale])
          expect(`${subject} ${text} ${html}`).not.toMatch(demoWords)
          expect(headerLines.map(({ line }) => line).join('\n')).not.toMatch(demoNames)
          for (const { contentType, content } of attachments) {
            const written = contentType === 'application/pdf' ? await textOfPdf(content) : content.toString()
            expect(written).not.toMatch(demoNames)
          }
        }
      }
    })
    if (takesPictures)
      await takePictures(browser, {
        demo: baseURL ?? '',
        agency: site.origin,
        confirmationIn: (locale) => confirmations(locale)[0],
      })
    expect([...moyasar.invoices.values()].map(({ status }) => status)).toEqual(Array(6).fill('paid'))
  } finally {
    await site.stop()
    moyasar.stop()
    await mail.stop()
  }
})

/** Addresses that no page links to. */
const unlinked = [
  '/en/nowhere',
  '/api/docs',
  '/api/v1/openapi.json',
  '/api/v1/nowhere',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
]

/**
 * Requests everything that pages link to, from some pages on; returns what fails, pages with words of the demo, and
 * other texts, such as calendars and the manifest, or headers with its names. Pages with parameters, such as searches
 * and editors of the admin, are requested if a public page links to them.
 */
async function faultsOf(request: APIRequestContext, ...first: string[]): Promise<string[]> {
  const seen = new Set(first)
  const faults: string[] = []
  for (const path of seen) {
    const response = await request.get(path)
    if (!response.ok() && !path.endsWith('/nowhere')) faults.push(`${response.status()} ${path}`)
    const type = response.headers()['content-type'] ?? ''
    const written = type.includes('application/pdf')
      ? await textOfPdf(await response.body())
      : /text|json|xml|svg/.test(type) && !path.startsWith('/assets/')
        ? await response.text()
        : ''
    const [name] = demoNames.exec(written) ?? demoNames.exec(JSON.stringify(response.headers())) ?? []
    if (name) faults.push(`${path} contains ${name}`)
    if (!type.includes('text/html') || path.startsWith('/api/')) continue
    const html = written
    const [word] = demoWords.exec(html.replaceAll(/<script.*?<\/script>/gs, '')) ?? []
    if (word) faults.push(`${path} contains ${word}`)
    if (path.includes('?')) continue
    for (const [, href = ''] of html.matchAll(/<[^>]* (?:href|src)="(\/[^"#]*)/g))
      if (!/\/desk\/.*\?/.test(href)) seen.add(href.replaceAll('&amp;', '&'))
  }
  return faults
}

/** The text of a PDF, and its metadata. */
const textOfPdf = async (pdf: Buffer) => `${await textByPdfJs(pdf)} ${pdf.toString('latin1')}`
