import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'

/** The installation's secret: from the environment, else made once and kept in the data folder. */
export async function installationSecret(env: Env): Promise<string> {
  if (env.APP_SECRET) return env.APP_SECRET
  const file = join(env.DATA_DIR, 'secret')
  await mkdir(env.DATA_DIR, { recursive: true })
  // `wx` lets one of several first starters win; the others read what it wrote.
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}
