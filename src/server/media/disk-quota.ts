import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Share of the quota that remains used after a clean-up, so that the next one is not due soon. */
const leftShare = 0.8

/** Limits the size of a folder of files that can be created again: deletes the oldest ones first. */
export function diskQuota(folder: string, quotaBytes: number): { added: (bytes: number) => Promise<void> } {
  let bytes: number | undefined
  let cleaning = false
  return {
    async added(more) {
      bytes = bytes === undefined ? (await filesOf(folder)).reduce((sum, file) => sum + file.size, 0) : bytes + more
      if (bytes <= quotaBytes || cleaning) return
      cleaning = true
      const files = (await filesOf(folder)).toSorted((a, b) => a.madeAt - b.madeAt)
      bytes = files.reduce((sum, file) => sum + file.size, 0)
      for (const file of files) {
        if (bytes <= quotaBytes * leftShare) break
        await rm(file.path, { force: true })
        bytes -= file.size
      }
      cleaning = false
    },
  }
}

async function filesOf(folder: string): Promise<{ path: string; size: number; madeAt: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        // Another process can have deleted it in the meantime.
        const facts = await stat(path).catch(() => null)
        return facts && { path, size: facts.size, madeAt: facts.mtimeMs }
      }),
  )
  return files.filter((file) => file !== null)
}
