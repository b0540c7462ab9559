import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/config/env.ts'

/** The secret of the installation: from the environment, else generated once and stored in the data folder. */
export async function installationSecret(env: Env): Promise<string> {
  if (env.APP_SECRET) return env.APP_SECRET
  const file = join(env.DATA_DIR, 'secret')
  await mkdir(env.DATA_DIR, { recursive: true })
  // With `wx` one of several simultaneous first starts writes the file; the others read it.
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}
