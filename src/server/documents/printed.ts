import { brandTokens } from '#domains/content/brand/colours.ts'
import { isWordmark, logoFile } from '#domains/content/brand/logo-file.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'
import { plainLook, type PrintDocument, type PrintLook } from '@rihla/paper/document'
import type { Services } from '#server/services.ts'
import { contentLocale, type Locale } from '#i18n/locale.ts'

export type Printing = Pick<Services, 'database' | 'ports' | 'clock' | 'printer'>

export function settingsOf({ database, ports }: Pick<Services, 'database' | 'ports'>) {
  return cachedSettings({ db: database.db, ports })
}

/** A document as a PDF. Throws if PDFs cannot be printed. */
export async function printed(services: Printing, document: PrintDocument, locale: Locale): Promise<Uint8Array> {
  const look = await lookOf(services)
  return services.printer.print(document, { locale: contentLocale(locale), now: services.clock(), look })
}

/** The look of the provider on paper. A document is as good without its logo: a file that cannot be read is left out. */
async function lookOf(services: Printing): Promise<PrintLook> {
  const { brand } = await settingsOf(services)
  const { primary = plainLook.main, brass = plainLook.line } = brandTokens(brandColours(brand)).light
  const file = logoFile(brand.logo)
  const stored = file && (await services.ports.files.get(file.file).catch(() => null))
  return {
    main: primary,
    line: brass,
    logo: file && stored ? { format: file.format, body: stored.body, named: isWordmark(file) } : null,
  }
}
