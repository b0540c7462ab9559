import { open, rename, rm, stat } from 'node:fs/promises'
import { writeBackup } from '#server/database/backup.ts'
import { withDatabaseUrl } from '#server/commands/database-url.ts'

// `npm run backup -- rihla.backup`: writes the whole database, as of now, to one file.
const file = process.argv[2] ?? `rihla-${new Date().toISOString().slice(0, 10)}.backup`
await withDatabaseUrl(
  async (url) => {
    // The file gets its name only when it is complete.
    const draft = `${file}.part`
    try {
      const tables = await writeBackup(url, (await open(draft, 'w', 0o600)).createWriteStream(), new Date())
      await rename(draft, file)
      const { size } = await stat(file)
      process.stdout.write(`${tables} tables in ${file}, ${(size / 1_000_000).toFixed(1)} MB\n`)
    } catch (error) {
      await rm(draft, { force: true })
      const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
      throw isFull ? new Error(`There is no space left for ${file}: no backup was written.`) : error
    }
  },
  { existing: true },
)
