import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { ContentLocale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'
import { demoHotel } from '../public-pages.ts'
import type { startMailServer } from './mail-server.ts'
import { hotel } from './provider.ts'

type Confirmation = Awaited<ReturnType<typeof startMailServer>>['received'][number]
type Site = { demo: string; agency: string; confirmationIn: (locale: ContentLocale) => Confirmation | undefined }

const desktop = { width: 1280, height: 1100 }
const phone = { width: 390, height: 1000 }

/** Makes docs/pictures again: pages of the demo, and those, the emails and a voucher of the agency. */
export async function takePictures(browser: Browser, { demo, agency, confirmationIn }: Site): Promise<void> {
  const open = async (baseURL: string, viewport: typeof desktop, colorScheme: 'light' | 'dark' = 'light') => {
    const context = await browser.newContext({ baseURL, viewport, colorScheme })
    // The splash covers the first page of a session.
    await context.addInitScript(() => sessionStorage.setItem('splash', '1'))
    return context.newPage()
  }
  await take(await open(demo, desktop), links.home('en'), 'home-en', 800)
  await take(await open(demo, phone), links.hotel('ar', demoHotel), 'hotel-ar', 390)
  await take(await open(agency, desktop), links.home('en'), 'brand-home-en', 800)
  await take(await open(agency, desktop, 'dark'), links.hotel('en', hotel.slug), 'brand-hotel-dark', 800)
  await take(await open(agency, phone), links.hotel('ar', hotel.slug), 'brand-hotel-ar', 390)
  const mails = { create: { width: 1260, height: 900, channels: 3, background: '#ffffff' } } as const
  const written = async (locale: ContentLocale) => {
    const page = await open(agency, { width: 620, height: 900 })
    await page.setContent(confirmationIn(locale)?.html || '', { waitUntil: 'networkidle' })
    return page.screenshot()
  }
  const beside = [
    { input: await written('en'), left: 0, top: 0 },
    { input: await written('ar'), left: 640, top: 0 },
  ]
  await save('brand-mails', await sharp(mails).composite(beside).png().toBuffer(), 1260)
  const voucher = confirmationIn('ar')?.attachments.find(({ contentType }) => contentType === 'application/pdf')
  if (!voucher) throw new Error('The confirmation has no voucher')
  await save('brand-voucher-ar', await firstPage(voucher.content), 860)
}

async function take(page: Page, address: string, name: string, width: number): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await save(name, await page.screenshot(), width)
}

async function save(name: string, picture: Buffer, width: number): Promise<void> {
  await writeFile(`docs/pictures/${name}.webp`, await sharp(picture).resize({ width }).webp({ quality: 80 }).toBuffer())
}

/** The first page of a PDF, by pdftoppm of Poppler. */
async function firstPage(pdf: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'voucher-'))
  try {
    await writeFile(join(folder, 'voucher.pdf'), pdf)
    execFileSync('pdftoppm', ['-png', '-r', '110', '-singlefile', join(folder, 'voucher.pdf'), join(folder, 'page')])
    return await readFile(join(folder, 'page.png'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
