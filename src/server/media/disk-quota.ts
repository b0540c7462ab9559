import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Share of the quota that remains used after a clean-up, so that the next one is not due soon. */
const leftShare = 0.8
/** Part of the free space that a process fills before it measures again, so that sixteen of them fill no more than all. */
const ownShare = 1 / 16
/** Share of the quota that is added without measuring again when there is no space left. */
const leastShare = 0.01

/**
 * Limits the size of a folder of files that can be created again: deletes the oldest ones first. All processes that
 * write to the folder share the quota, because each of them measures the whole folder.
 */
export function diskQuota(folder: string, quotaBytes: number): { added: (bytes: number) => Promise<void> } {
  /** Bytes that this process can add before it measures the folder again. */
  let room = 0
  let cleaning = false
  return {
    async added(more) {
      room -= more
      if (room > 0 || cleaning) return
      cleaning = true
      try {
        const files = (await filesOf(folder)).toSorted((a, b) => a.madeAt - b.madeAt)
        let bytes = files.reduce((sum, file) => sum + file.size, 0)
        const left = bytes > quotaBytes ? quotaBytes * leftShare : bytes
        for (const file of files) {
          if (bytes <= left) break
          // One that cannot be deleted does not keep the others.
          await rm(file.path, { force: true }).then(
            () => (bytes -= file.size),
            () => undefined,
          )
        }
        room = Math.max((quotaBytes - bytes) * ownShare, quotaBytes * leastShare)
      } finally {
        // After a failure the next picture tries again.
        cleaning = false
      }
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
