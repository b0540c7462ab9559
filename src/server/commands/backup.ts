import { createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { writeBackup } from '#server/backup.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'

// `npm run backup -- rihla.backup`: everything the database holds, as of now, in one file.
const file = process.argv[2] ?? `rihla-${new Date().toISOString().slice(0, 10)}.backup`
await withDatabaseUrl(async (url) => {
  // Under its name only when it is whole.
  const draft = `${file}.part`
  const tables = await writeBackup(url, createWriteStream(draft, { mode: 0o600 }), new Date())
  await rename(draft, file)
  const { size } = await stat(file)
  process.stdout.write(`${tables} tables in ${file}, ${(size / 1_000_000).toFixed(1)} MB\n`)
})
