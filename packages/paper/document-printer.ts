import sharp from 'sharp'
import { printBlock } from './blocks.ts'
import { plainLook, type Bilingual, type DocumentPrinter, type PrintLook } from './document.ts'
import { rule, type TextStyle } from './flow.ts'
import type { Picture } from './pdf.ts'
import { createSheet, drawPair, finishSheet, ink, inner, margin, type Sheet } from './sheet.ts'

/**
 * Prints documents on any platform: text is shaped by HarfBuzz, and the PDF is written by `pdf.ts`. English stands on the
 * left and Arabic on the right; the language of the setting is the one that is read first.
 */
export const documentPrinter: DocumentPrinter = {
  async print(document, { locale, now, look = plainLook }) {
    const logo = await logoPicture(look)
    const sheet = createSheet(document, { locale, now, look })
    printHead(sheet, document.title, logo)
    for (const block of document.blocks) printBlock(sheet, block)
    return finishSheet(sheet)
  },
}

type Logo = Picture & { named: boolean }

function printHead(sheet: Sheet, title: Bilingual, logo: Logo | null): void {
  const { pdf, brand, locale } = sheet
  const high = 30
  let indent = 0
  if (logo) {
    const wide = Math.min(150, (logo.width / logo.height) * high)
    const figure = pdf.add(pdf.root, { role: 'Figure', alt: brand[locale] })
    pdf.picture(figure, logo, { x: margin, y: sheet.y, width: wide, height: (wide * logo.height) / logo.width })
    indent = wide + 8
  }
  // A logo that contains the name is not followed by it.
  const name = logo?.named ? { en: '', ar: '' } : brand
  const style: TextStyle = { size: 17, colour: sheet.main, style: 'display' }
  const tall = drawPair(sheet, 'P', name, style, indent)
  sheet.y += Math.max(tall, logo ? high : 0)
  sheet.y += drawPair(sheet, 'H1', title, { size: 12, colour: ink, style: 'strong' }) + 3
  rule(pdf, { x: margin, y: sheet.y, width: inner, thickness: 2, colour: sheet.line })
  sheet.y += 12
}

/** A logo as pixels, enough for print at its size. */
async function logoPicture({ logo }: PrintLook): Promise<Logo | null> {
  if (!logo) return null
  const { data: png, info } = await sharp(logo.body, logo.format === 'svg' ? { density: 300 } : {})
    .resize({ height: 240, withoutEnlargement: logo.format === 'png' })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, png, named: logo.named }
}
