import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { encode } from 'uqr'
import type { Voucher } from '#domains/bookings/voucher-contract.ts'
import type { VoucherPrinter } from '#domains/bookings/voucher-printer.ts'
import { voucherSheet } from '#domains/bookings/voucher-sheet.ts'
import { inLocale } from '#text/locale.ts'
import type { Translator } from '#text/translator.ts'
import { translator } from '#text/translator.server.ts'

const faces = [
  'readex-pro/400Regular/ReadexPro_400Regular.ttf',
  'readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  'el-messiri/400Regular/ElMessiri_400Regular.ttf',
  'el-messiri/600SemiBold/ElMessiri_600SemiBold.ttf',
  'fraunces/400Regular/Fraunces_400Regular.ttf',
  'fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
]

/**
 * Vouchers set by Typst, in this process. Its compiler is a native library that not every platform has: it is loaded
 * when the first voucher is printed, and where it cannot be, printing throws.
 * @param load brings the compiler's module
 */
export function typstPrinter(load = () => import('@myriaddreamin/typst-ts-node-compiler')): VoucherPrinter {
  let ready: Promise<NodeCompiler> | undefined
  const compiler = () => (ready ??= load().then(async (typst) => typst.NodeCompiler.create(await withFonts())))
  return {
    async print(voucher, { locale, verifyUrl, now }) {
      const typst = await compiler()
      const sheet = JSON.stringify(paperSheet(voucher, translator(locale), verifyUrl))
      const pdf = typst.pdf({ mainFileContent: template(), inputs: { sheet } }, { creationTimestamp: seconds(now) })
      typst.evictCache(10)
      return pdf
    },
  }
}

/** Everything the template reads. */
function paperSheet(voucher: Voucher, t: Translator, verifyUrl: string) {
  return {
    ...voucherSheet(voucher, t),
    locale: t.locale,
    brand: inLocale(voucher.brand, t.locale),
    reference: voucher.reference,
    referenceLabel: t('voucher.reference'),
    confirmed: t('voucher.confirmed'),
    scan: t('voucher.scan'),
    qr: qrPicture(verifyUrl),
  }
}

async function withFonts() {
  const { resolve } = createRequire(import.meta.url)
  const fontBlobs = await Promise.all(faces.map((face) => readFile(resolve(`@expo-google-fonts/${face}`))))
  return { fontArgs: [{ fontBlobs }] }
}

function qrPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}" fill="#13231f"/></svg>`
}

let source: string | undefined

function template(): string {
  return (source ??= readFileSync(new URL('./voucher.typ', import.meta.url), 'utf8'))
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
