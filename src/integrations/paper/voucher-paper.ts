import sharp from 'sharp'
import { encode } from 'uqr'
import type { Voucher } from '#domains/bookings/contract/vouchers.ts'
import { plainLook, type VoucherLook, type VoucherPrinter } from '#domains/bookings/documents/voucher-printer.ts'
import { voucherSheet } from '#domains/bookings/documents/voucher-sheet.ts'
import type { SiteConventions } from '#i18n/conventions.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import type { Style } from './faces.ts'
import { box, draw, linesOf, rule, type Lines, type TextStyle } from './flow.ts'
import { createPdf, fill, height, points, width, type Colour, type Node, type Pdf, type Picture } from './pdf.ts'

const ink: Colour = '#13231f'
const muted: Colour = '#55615b'
const line: Colour = '#e4daca'
const success: Colour = '#1c6e45'
const successTint: Colour = '#e3efe6'
const driverTint: Colour = '#fbf7ef'

const margin = 42
const inner = width - 2 * margin
const gap = 12
const half = (inner - gap) / 2
const labelWidth = 92
const bottom = height - 46

/**
 * Prints vouchers on any platform: text is shaped by HarfBuzz, and the PDF is written by `pdf.ts`. English stands on the
 * left and Arabic on the right; the language of the traveller is the one that is read first.
 */
export const paperPrinter: VoucherPrinter = {
  async print(voucher, { locale, verifyUrl, now, conventions, look = plainLook }) {
    return voucherPaper(voucher, { locale, verifyUrl, now, conventions, look, logo: await logoPicture(look) })
  },
}

type PaperOptions = {
  locale: Locale
  verifyUrl: string
  now: Date
  conventions: SiteConventions | undefined
  look: VoucherLook
  logo: Picture | null
}

function voucherPaper(voucher: Voucher, { locale, verifyUrl, now, conventions, look, logo }: PaperOptions): Uint8Array {
  const translators = { en: translator('en', conventions), ar: translator('ar', conventions) }
  const sheets = { en: voucherSheet(voucher, translators.en), ar: voucherSheet(voucher, translators.ar) }
  const order: Locale[] = locale === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const green = colour(look.main)
  const brass = colour(look.line)
  const pdf = createPdf({
    lang: locale,
    title: `${sheets[locale].title} ${voucher.reference}`,
    author: inLocale(voucher.brand, locale),
    at: now,
  })
  let y = 0

  const beginPage = () => {
    if (pdf.pageNumber > 0) footer()
    pdf.addPage()
    y = margin
  }
  const footer = () => {
    const words = linesOf(`${inLocale(voucher.brand, 'en')} · ${voucher.reference} · ${pdf.pageNumber}`, inner, 'en', {
      size: 7.5,
      colour: muted,
      align: 'center',
    })
    draw(pdf, null, words, { x: margin, y: height - 34, width: inner })
  }
  const room = (needed: number) => {
    if (y + needed > bottom) beginPage()
  }
  const leaf = (parent: Node, role: Node['role'], of: Locale) =>
    pdf.add(parent, { role, ...(of !== locale && { lang: of }) })
  /** One text in each language, each in its half of the page. */
  const pair = (
    parent: Node,
    role: Node['role'],
    text: (of: Locale) => string,
    style: TextStyle,
    { indent = 0, top = y }: { indent?: number; top?: number } = {},
  ): number => {
    const wide = half - indent
    const both = order.map((of) => ({ of, lines: linesOf(text(of), wide, of, style) }))
    for (const { of, lines } of both) {
      if (lines.text)
        draw(pdf, leaf(parent, role, of), lines, {
          x: of === 'en' ? margin + indent : margin + half + gap,
          y: top,
          width: wide,
        })
    }
    return Math.max(...both.map(({ lines }) => lines.height))
  }

  beginPage()
  head()
  names()
  driver()
  for (const index of sheets.en.parts.keys()) part(index)
  y += 6
  pairOf('P', (of) => sheets[of].notes.join(' '), { size: 8.5, colour: muted })
  footer()
  return pdf.finish()

  function pairOf(role: Node['role'], text: (of: Locale) => string, style: TextStyle, indent = 0): void {
    const needed = Math.max(...order.map((of) => linesOf(text(of), half - indent, of, style).height))
    room(needed)
    y += pair(pdf.root, role, text, style, { indent })
  }

  function head(): void {
    let indent = 0
    if (logo) {
      const high = 30
      const wide = Math.min(150, (logo.width / logo.height) * high)
      const figure = pdf.add(pdf.root, { role: 'Figure', alt: inLocale(voucher.brand, locale) })
      pdf.picture(figure, logo, { x: margin, y, width: wide, height: (wide * logo.height) / logo.width })
      indent = wide + 8
    }
    // A logo that contains the name is not followed by it.
    const named = look.logo?.named && logo
    const brand: TextStyle = { size: 17, colour: green, style: 'display' }
    const tall = pair(pdf.root, 'P', (of) => (named ? '' : inLocale(voucher.brand, of)), brand, { indent })
    const top = y + Math.max(tall, logo ? 30 : 0)
    y = top + pair(pdf.root, 'H1', (of) => sheets[of].title, { size: 9.5, colour: muted }, { top }) + 3
    rule(pdf, { x: margin, y, width: inner, thickness: 2, colour: brass })
    y += 12
  }

  function names(): void {
    const code = 80
    const wide = (inner - code - 32) / 2
    const top = y
    const columns = order.map((of) => {
      const x = of === 'en' ? margin : margin + inner - wide
      const name = linesOf(sheets[of].name, wide, of, { size: 17, colour: ink, style: 'display' })
      draw(pdf, leaf(pdf.root, 'H2', of), name, { x, y: top, width: wide })
      const address = linesOf(sheets[of].address, wide, of, { size: 9.5, colour: muted })
      draw(pdf, leaf(pdf.root, 'P', of), address, { x, y: top + name.height + 2, width: wide })
      const scan = linesOf(translators[of]('voucher.scan'), wide, of, {
        size: 7.5,
        colour: muted,
        align: of === 'en' ? 'right' : 'left',
      })
      const under = top + Math.max(name.height + 2 + address.height + 4, code - scan.height)
      draw(pdf, leaf(pdf.root, 'P', of), scan, { x, y: under, width: wide })
      return under - top + scan.height
    })
    const middle = margin + (inner - code) / 2
    qrCode(pdf, verifyUrl, { x: middle, y: top, size: code, alt: translators[locale]('voucher.scan'), edge: line })
    y = Math.max(top + Math.max(...columns), top + code) + 10

    // The reference is what a reception types: large, once, with its label and state on both sides.
    const reference = linesOf(voucher.reference, inner, 'en', {
      size: 22,
      colour: green,
      style: 'strong',
      align: 'center',
    })
    const side = 110
    box(pdf, { x: margin, y, width: inner, height: reference.height + 8, radius: 8, colour: successTint })
    const label = (of: Locale, top: number, text: string, look: TextStyle) =>
      draw(pdf, leaf(pdf.root, 'P', of), linesOf(text, side, of, look), {
        x: of === 'en' ? margin + 10 : margin + inner - side - 10,
        y: top,
        width: side,
      })
    const [first = 'en', second = 'ar'] = order
    const about = (of: Locale) => {
      label(of, y + 6, translators[of]('voucher.reference'), { size: 8, colour: muted })
      label(of, y + 19, translators[of]('voucher.confirmed'), { size: 10, colour: success, style: 'strong' })
    }
    about(first)
    draw(pdf, leaf(pdf.root, 'P', locale), reference, { x: margin, y: y + 4, width: inner })
    about(second)
    y += reference.height + 14
  }

  function part(index: number): void {
    const parts = { en: sheets.en.parts[index], ar: sheets.ar.parts[index] }
    if (!parts.en || !parts.ar) return
    const rows = parts.en.lines.flatMap((en, i) => {
      const ar = parts.ar?.lines[i]
      return ar ? [rowOf({ en, ar })] : []
    })
    const title: TextStyle = { size: 11, colour: green, style: 'display' }
    room(24 + (rows[0]?.height ?? 0))
    rule(pdf, { x: margin, y: y + 2, width: inner, thickness: 0.6, colour: line })
    y += 5
    y += pair(pdf.root, 'H2', (of) => parts[of]?.title ?? '', title) + 1
    const table = pdf.add(pdf.root, { role: 'Table' })
    for (const row of rows) {
      room(row.height)
      row.draw(pdf.add(table, { role: 'TR' }))
      y += row.height + 1.5
    }
    y += 2
  }

  /** A label and a value in both languages; a value that is the same in both stands once, between the labels. */
  function rowOf(entries: Record<Locale, (typeof sheets)['en']['parts'][number]['lines'][number]>) {
    const same = entries.en.value === entries.ar.value
    const style: Style = entries.en.strong ? 'strong' : 'body'
    const wide = half - labelWidth - 6
    const cell = (of: Locale) => {
      const { label, value, ltr } = entries[of]
      const text: TextStyle = { size: 9, colour: ink, style, ...(ltr && { dir: 'ltr' }) }
      return {
        of,
        label: linesOf(label, labelWidth, of, { size: 8.5, colour: muted }),
        value: same
          ? linesOf(value, inner - 2 * labelWidth - 2 * gap, of, { ...text, dir: dirOf(value), align: 'center' })
          : linesOf(value, wide, of, text),
      }
    }
    const cells = order.map(cell)
    const drawLabel = (row: Node, { of, label }: (typeof cells)[number]) =>
      draw(pdf, leaf(row, 'TH', of), label, {
        x: of === 'en' ? margin : margin + inner - labelWidth,
        y,
        width: labelWidth,
      })
    const drawValue = (row: Node, { of, value }: (typeof cells)[number]) => {
      const x = same ? margin + labelWidth + gap : of === 'en' ? margin + labelWidth + 6 : margin + half + gap
      draw(pdf, leaf(row, 'TD', of), value, { x, y, width: same ? inner - 2 * labelWidth - 2 * gap : wide })
    }
    return {
      height: Math.max(...cells.flatMap(({ label, value }) => [label.height, value.height])),
      draw(row: Node) {
        cells.forEach((one, i) => {
          drawLabel(row, one)
          if (!same || i === 0) drawValue(row, one)
        })
      },
    }
  }

  function driver(): void {
    const wide = half - 12
    const columns = order.map((of) => {
      const sheet = sheets[of].driver
      const title = linesOf(sheet.title, wide, of, { size: 8, colour: muted })
      const lines = sheet.lines.map((text) => linesOf(text, wide, of, { size: 10, colour: ink }))
      return { of, title, lines, height: [title, ...lines].reduce((sum, one) => sum + one.height + 1, 0) }
    })
    const tall = Math.max(...columns.map((one) => one.height)) + 16
    box(pdf, { x: margin, y, width: inner, height: tall, radius: 10, colour: driverTint, edge: brass })
    for (const { of, title, lines } of columns) {
      const x = of === 'en' ? margin + 12 : margin + half + gap
      let at = y + 6.5
      const put = (text: Lines) => {
        draw(pdf, leaf(pdf.root, 'P', of), text, { x, y: at, width: wide })
        at += text.height + 1
      }
      put(title)
      lines.forEach(put)
    }
    y += tall + 8
  }
}

function qrCode(
  pdf: Pdf,
  url: string,
  { x, y, size, alt, edge }: { x: number; y: number; size: number; alt: string; edge: Colour },
): void {
  const { data, size: count } = encode(url, { ecc: 'M', border: 2 })
  const unit = size / count
  const squares = data.flatMap((row, down) =>
    row.flatMap((dark, across) => {
      if (!dark) return []
      return [
        `${points(x + across * unit)} ${points(height - y - (down + 1) * unit)} ${points(unit)} ${points(unit)} re`,
      ]
    }),
  )
  box(pdf, { x: x - 3, y: y - 3, width: size + 6, height: size + 6, radius: 8, colour: '#ffffff', edge })
  pdf.shape(pdf.add(pdf.root, { role: 'Figure', alt }), `${fill(ink)} ${squares.join(' ')} f`)
}

/** A logo as pixels, enough for print at its size. */
async function logoPicture({ logo }: VoucherLook): Promise<Picture | null> {
  if (!logo) return null
  const { data, info } = await sharp(logo.body, logo.format === 'svg' ? { density: 300 } : {})
    .resize({ height: 240, withoutEnlargement: logo.format === 'png' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const count = info.width * info.height
  const rgb = new Uint8Array(count * 3)
  const alpha = new Uint8Array(count)
  for (let i = 0; i < count; i++) {
    rgb.set(data.subarray(i * 4, i * 4 + 3), i * 3)
    alpha[i] = data[i * 4 + 3] ?? 255
  }
  return { width: info.width, height: info.height, rgb, alpha }
}

/** The direction of a text is that of its first character. */
function dirOf(text: string): 'ltr' | 'rtl' {
  return /^\P{L}*\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr'
}

function colour(value: string): Colour {
  return `#${value.replace(/^#/, '')}`
}
