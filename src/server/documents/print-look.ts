import { brandTokens } from '#domains/content/brand/colours.ts'
import { isWordmark, logoFile } from '#domains/content/brand/logo-file.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import { brandColours } from '#domains/content/voice.server.ts'
import { plainLook, type PrintLook } from '@rihla/paper/document'
import type { Services } from '#server/services.ts'

/** The look of the provider on paper. A document is as good without its logo: a file that cannot be read is left out. */
export async function printLook(services: Pick<Services, 'database' | 'ports'>): Promise<PrintLook> {
  const { brand } = await cachedSettings({ db: services.database.db, ports: services.ports })
  const { primary = plainLook.main, brass = plainLook.line } = brandTokens(brandColours(brand)).light
  const file = logoFile(brand.logo)
  const stored = file && (await services.ports.files.get(file.file).catch(() => null))
  return {
    main: primary,
    line: brass,
    logo: file && stored ? { format: file.format, body: stored.body, named: isWordmark(file) } : null,
  }
}
