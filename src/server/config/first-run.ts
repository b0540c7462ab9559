import { locales } from '#i18n/locale.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { hasManager, setupToken } from '#domains/admin/setup/first-manager.server.ts'
import { reasonOf } from '#server/observability/fault.ts'
import { createSigner } from '#server/security/tokens.ts'
import { adminLinks } from '#links/admin.ts'

type Options = { databaseUrl: string; secret: string; origin: string }

/**
 * The lines that lead the operator to the set-up page, for a start; none once the installation has a manager. A failure
 * is one of the lines, because the site works without them.
 */
export async function firstRunLines(options: Options): Promise<string[]> {
  return findLines(options).catch((error: unknown) => [`  The address of the set-up is unknown: ${reasonOf(error)}.`])
}

async function findLines({ databaseUrl, secret, origin }: Options): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'rihla-setup' })
  // If the connection is lost, the next query fails.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const db = drizzle(client)
    if (await hasManager(db)) return []
    const token = await setupToken(db, createSigner(secret))
    return [
      '  No manager exists yet. Open one of these addresses to set up the site; treat them like a password:',
      ...locales.map((locale) => `  ${origin}${adminLinks.firstRun(locale, token)}`),
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}
