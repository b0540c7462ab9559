import sharp from 'sharp'
import type { Page } from '@playwright/test'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { demoHotel } from './public-pages.ts'
import { expect, expectAlive, test } from './test.ts'

test.use({ pictures: true })

// axe cannot check text over pictures, so the contrast is measured against the rendered pixels behind it.

type Rgb = readonly [number, number, number]
type Line = { text: string; colour: Rgb; large: boolean; x: number; y: number; width: number; height: number }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`words over pictures and night are readable on the worst pixel behind them, ${colorScheme}`, async ({
    page,
    language,
    t,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const path of [links.home(language), links.hotel(language, demoHotel)]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await settle(page, t)
      const lines = await linesOver(page)
      expect(lines.length).toBeGreaterThan(5)
      const { data, info } = await behind(page)
      const weak = lines.flatMap((line) => {
        const worst = worstContrast(line, data, info.width, info.height)
        return worst < (line.large ? 3 : 4.5) ? [`${path}: “${line.text}” ${worst.toFixed(2)}`] : []
      })
      expect(weak).toEqual([])
    }
  })
}

test('the headline over a provider’s photo is readable, however bright or dark the photo and however long the text', async ({
  page,
  language,
}) => {
  for (const photo of ['white', 'black']) {
    const body = await sharp({ create: { width: 64, height: 40, channels: 3, background: photo } })
      .png()
      .toBuffer()
    await page.route('**/hero/**', (route) => route.fulfill({ body, contentType: 'image/png' }))
    await page.goto(links.home(language))
    // Hydration would restore the class and the texts that the test changes.
    await expectAlive(page)
    await page.evaluate(() => {
      const hero = document.querySelector('.hero')
      const [headline, text] = [hero?.querySelector('h1'), hero?.querySelector('h1 + p')]
      document.querySelector('.hero-picture')?.classList.add('hero-photo')
      // The longest texts that the settings accept.
      if (headline) headline.textContent = 'Quiet rooms near the mosque for the whole family '.repeat(2).slice(0, 90)
      if (text) text.textContent = 'Every price includes taxes and fees. '.repeat(6).slice(0, 200)
    })
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // A width can have its own file.
      await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img.hero-picture')?.complete)
      const over = (await settledLines(page)).filter(({ y }) => y < 700)
      expect(over.length).toBeGreaterThan(5)
      const { data, info } = await behind(page, { fullPage: false })
      const weak = over.flatMap((line) => {
        const worst = worstContrast(line, data, info.width, info.height)
        return worst < (line.large ? 3 : 4.5) ? [`${photo} ${width}: “${line.text}” ${worst.toFixed(2)}`] : []
      })
      expect(weak).toEqual([])
    }
    await page.unroute('**/hero/**')
  }
})

/** Loads everything that is deferred until it is scrolled to, so that a full-page screenshot causes no layout shift. */
async function settle(page: Page, t: Translator): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.below, .home-sections > section, .site-footer'))
      part.style.contentVisibility = 'visible'
    scrollTo(0, document.body.scrollHeight)
  })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('link', { name: t('hotel.similarShow') })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => scrollTo(0, 0))
}

/** The lines of `linesOver` as soon as two looks in a row find them in the same places. */
async function settledLines(page: Page): Promise<Line[]> {
  let lines: Line[] = []
  await expect
    .poll(async () => {
      const before = JSON.stringify(lines)
      lines = await linesOver(page)
      return JSON.stringify(lines) === before
    })
    .toBe(true)
  return lines
}

/** The lines of text over a picture or the night colour, with position, size and colour. */
function linesOver(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const rgb = (colour: string): [number, number, number] => {
      if (!brush) throw new Error('no 2D canvas context is available')
      brush.clearRect(0, 0, 1, 1)
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data
      return [red, green, blue]
    }
    return [...document.querySelectorAll('.on-night, .badge-picture, .gallery-button')].flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const lines: Line[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? ''
        const parent = node.parentElement
        if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const { color, fontSize, fontWeight } = getComputedStyle(parent)
        const size = parseFloat(fontSize)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
          // Text for screen readers only is one pixel large.
          if (box.width < 4 || box.height < 4 || getComputedStyle(parent).clipPath !== 'none') continue
          lines.push({
            text,
            colour: rgb(color),
            large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
            x: box.x + scrollX,
            y: box.y + scrollY,
            width: box.width,
            height: box.height,
          })
        }
      }
      return lines
    })
  })
}

/** Takes a screenshot of the page, or of its first screen, without text and icons. */
async function behind(page: Page, { fullPage = true } = {}) {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after, ::placeholder { color: transparent !important; fill: none !important }')
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  const photograph = () => page.screenshot({ fullPage, scale: 'css', animations: 'disabled' })
  // Two equal pictures in a row: on a busy machine one can be taken before everything is painted.
  let [before, picture] = [await photograph(), await photograph()]
  while (!before.equals(picture)) [before, picture] = [picture, await photograph()]
  await sheet.evaluate((used) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== used)
  })
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function worstContrast(line: Line, pixels: Buffer, width: number, height: number): number {
  const ink = luminance(line.colour)
  let worst = 21
  for (let y = Math.max(0, Math.ceil(line.y)); y < Math.min(height, Math.floor(line.y + line.height)); y++) {
    for (let x = Math.max(0, Math.ceil(line.x)); x < Math.min(width, Math.floor(line.x + line.width)); x++) {
      const at = (y * width + x) * 3
      const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
      worst = Math.min(worst, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
    }
  }
  return worst
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
