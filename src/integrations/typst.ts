import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { encode } from 'uqr'
import type { Voucher } from '#domains/bookings/contract/vouchers.ts'
import { plainLook, type VoucherLook, type VoucherPrinter } from '#domains/bookings/documents/voucher-printer.ts'
import { voucherSheet } from '#domains/bookings/documents/voucher-sheet.ts'
import { inLocale } from '#i18n/locale.ts'
import type { Translator } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

const faces = [
  'readex-pro/400Regular/ReadexPro_400Regular.ttf',
  'readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
  'el-messiri/400Regular/ElMessiri_400Regular.ttf',
  'el-messiri/600SemiBold/ElMessiri_600SemiBold.ttf',
  'fraunces/400Regular/Fraunces_400Regular.ttf',
  'fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
]

/**
 * Vouchers printed by Typst. Its compiler is a native library that is not available on every platform: it is loaded for
 * the first voucher, and printing throws where that fails.
 * @param load loads the compiler's module
 */
export function typstPrinter(load: () => TypstLibrary = nativeTypst): VoucherPrinter {
  let ready: Promise<TypstCompiler> | undefined
  const compiler = () => (ready ??= withFonts().then((fonts) => load().NodeCompiler.create(fonts)))
  return {
    async print(voucher, { locale, verifyUrl, now, look = plainLook }) {
      const typst = await compiler()
      const sheet = JSON.stringify(paperSheet(voucher, translator(locale), { verifyUrl, look }))
      const pdf = typst.pdf({ mainFileContent: template(), inputs: { sheet } }, { creationTimestamp: seconds(now) })
      typst.evictCache(10)
      return pdf
    },
  }
}

/** The used part of the native library, as @myriaddreamin/typst-ts-node-compiler 0.7.0 declares it. */
type TypstCompiler = {
  pdf: (
    document: { mainFileContent: string; inputs: Record<string, string> },
    options: { creationTimestamp: number },
  ) => Buffer
  evictCache: (generations: number) => void
}
type TypstLibrary = {
  NodeCompiler: { create: (args: { fontArgs: { fontBlobs: Buffer[] }[] }) => TypstCompiler }
}

/**
 * The library of this platform. Its package for all platforms lists some that are not published, which npm cannot
 * install from a lock file; those of Linux are listed in package.json, others can be added there. Throws if there is
 * none.
 */
function nativeTypst(): TypstLibrary {
  const require = createRequire(import.meta.url)
  const { platform, arch } = process
  const names = platform === 'linux' ? ['linux-x64-gnu', 'linux-x64-musl'] : [`${platform}-${arch}`]
  for (const name of names) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${name}`) as TypstLibrary
    } catch (error) {
      if (name === names.at(-1)) throw error
    }
  }
  throw new Error('no Typst for this platform')
}

/** All data of the template. */
function paperSheet(
  voucher: Voucher,
  t: Translator,
  { verifyUrl, look: { main, line, logo } }: { verifyUrl: string; look: VoucherLook },
) {
  return {
    ...voucherSheet(voucher, t),
    locale: t.locale,
    brand: inLocale(voucher.brand, t.locale),
    reference: voucher.reference,
    referenceLabel: t('voucher.reference'),
    confirmed: t('voucher.confirmed'),
    scan: t('voucher.scan'),
    qr: qrPicture(verifyUrl),
    main,
    line,
    // Bytes as numbers, because JSON has none.
    logo: logo && { format: logo.format, named: logo.named, bytes: [...logo.body] },
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
