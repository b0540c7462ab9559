import { spawn, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { locales, type Locale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'
import { startEmptySite } from '../e2e/empty-site.ts'
import { startMailServer } from '../e2e/go-live/mail-server.ts'
import { startMoyasar } from '../e2e/go-live/moyasar-server.ts'
import * as provider from '../e2e/go-live/provider.ts'
import * as traveller from '../e2e/go-live/traveller.ts'
import { demoHotel } from '../e2e/public-pages.ts'

// `npm run docs:pictures`: makes docs/pictures again: the demo, and an agency that goes live by clicking and takes a
// booking in each language, with the steps of e2e/go-live.spec.ts.
const folder = 'docs/pictures'
const path = await readFile('.data/chromium-path', 'utf8').catch(() => '')
const browser = await chromium.launch(path ? { executablePath: path.trim() } : {})
try {
  await withDemo(async (origin) => {
    const desktop = await open(browser, origin, { width: 1280, height: 1100 })
    await take(desktop, links.home('en'), 'home-en', 800)
    const phone = await open(browser, origin, { width: 390, height: 1000 })
    await take(phone, links.hotel('ar', demoHotel), 'hotel-ar', 390)
  })
  await withAgency(async (origin, mail) => {
    const desktop = { width: 1280, height: 1100 }
    await take(await open(browser, origin, desktop), links.home('en'), 'brand-home-en', 800)
    await take(
      await open(browser, origin, desktop, 'dark'),
      links.hotel('en', provider.hotel.slug),
      'brand-hotel-dark',
      800,
    )
    await take(
      await open(browser, origin, { width: 390, height: 1000 }),
      links.hotel('ar', provider.hotel.slug),
      'brand-hotel-ar',
      390,
    )
    const confirmed = (locale: Locale) =>
      mail.to(traveller.guestAddress(locale)).filter((one) => one.attachments.length > 0)
    for (const locale of locales) await expect.poll(() => confirmed(locale).length, { timeout: 60_000 }).toBe(1)
    const mails = await Promise.all(locales.map(async (locale) => pictureOf(confirmed(locale)[0]?.html || '', origin)))
    await save('brand-mails', await beside(mails), 1260)
    const voucher = confirmed('ar')[0]?.attachments.find(({ contentType }) => contentType === 'application/pdf')
    if (!voucher) throw new Error('The confirmation has no voucher')
    await save('brand-voucher-ar', await firstPage(voucher.content), 860)
  })
} finally {
  await browser.close()
}

async function open(
  by: Browser,
  origin: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark' = 'light',
) {
  const context = await by.newContext({ baseURL: origin, viewport, colorScheme })
  // The splash covers the first page of a session.
  await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
  context.setDefaultTimeout(60_000)
  return context.newPage()
}

async function take(page: Page, address: string, name: string, width: number): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await save(name, await page.screenshot(), width)
}

async function save(name: string, picture: Buffer, width: number): Promise<void> {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  await writeFile(join(folder, `${name}.webp`), data)
  process.stdout.write(`${name} ${info.width} × ${info.height}\n`)
}

/** The demo on a database of its own. */
async function withDemo(use: (origin: string) => Promise<void>): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'pictures-'))
  const port = '3391'
  const env = { ...process.env, DATA_DIR: data, PORT: port, DEMO_BOOKINGS: '0' }
  const site = spawn(process.execPath, ['src/server/start.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((done) => site.once('close', done))
  const origin = `http://127.0.0.1:${port}`
  try {
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true)
    await use(origin)
  } finally {
    site.kill('SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
}

type Mail = Awaited<ReturnType<typeof startMailServer>>

/** An agency with a hotel, a package and a transfer, and a paid stay in each language. */
async function withAgency(use: (origin: string, mail: Mail) => Promise<void>): Promise<void> {
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
  try {
    moyasar.sendWebhooksTo(`${site.origin}/webhooks/payments/moyasar`)
    const page = await open(browser, site.origin, { width: 1280, height: 900 })
    await provider.setUp(page, site.setUp.en)
    await provider.publish(page, 'company', provider.company, { only: true })
    await provider.publish(page, 'brand', provider.brand, { only: true, logo: provider.logo })
    await provider.publish(page, 'contact', provider.contact, { only: true })
    await provider.publish(page, 'policy', provider.policy)
    await provider.publish(page, 'hotel', provider.hotel, { photos: ['facade', 'lobby', 'meal'] })
    await provider.publish(page, 'room_type', provider.room, { photos: ['room'] })
    await provider.publish(page, 'rate_plan', provider.rate)
    await provider.setPrices(page)
    await provider.publish(page, 'package_type', provider.packageType)
    await provider.publish(page, 'package', provider.umrah, { photos: ['skyline'] })
    await provider.addDeparture(page)
    for (const locale of locales) {
      const context = await browser.newContext({ baseURL: site.origin, locale: locale === 'ar' ? 'ar-EG' : 'en-US' })
      await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
      context.setDefaultTimeout(60_000)
      const guest = await context.newPage()
      await traveller.chooseRoom(guest, locale)
      await traveller.register(guest, locale, mail)
      await traveller.bookAndPay(guest, locale)
    }
    await use(site.origin, mail)
  } finally {
    await site.stop()
    moyasar.stop()
    await mail.stop()
  }
}

/** The top of an e-mail as a mail program shows it. */
async function pictureOf(html: string, origin: string): Promise<Buffer> {
  const page = await open(browser, origin, { width: 620, height: 900 })
  await page.setContent(html, { waitUntil: 'networkidle' })
  return page.screenshot()
}

async function beside(pictures: Buffer[]): Promise<Buffer> {
  const [first, second] = pictures
  const sheet = sharp({ create: { width: 1260, height: 900, channels: 3, background: '#ffffff' } })
  return sheet
    .composite([
      { input: first, left: 0, top: 0 },
      { input: second, left: 640, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** The first page of a PDF, by pdftoppm of Poppler. */
async function firstPage(pdf: Buffer): Promise<Buffer> {
  const data = await mkdtemp(join(tmpdir(), 'voucher-'))
  try {
    await writeFile(join(data, 'voucher.pdf'), pdf)
    execFileSync('pdftoppm', ['-png', '-r', '110', '-singlefile', join(data, 'voucher.pdf'), join(data, 'page')])
    return await readFile(join(data, 'page.png'))
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
