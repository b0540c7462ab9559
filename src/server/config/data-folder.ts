import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Free space below which pictures, documents and the embedded database soon fail. */
const minFreeBytes = 64 * 1024 ** 2

/** One sentence if the data folder cannot be written or is almost full; null otherwise. The folder is created. */
export async function dataFolderProblem(folder: string): Promise<string | null> {
  // The rights of a file system cannot be read for every user, so a file is written.
  const probe = join(folder, `.writable-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, '')
    await rm(probe)
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    return free < minFreeBytes
      ? `DATA_DIR ${folder} has ${Math.floor(free / 1024 ** 2)} MiB of free space, and needs ${minFreeBytes / 1024 ** 2} MiB.`
      : null
  } catch (error) {
    return `DATA_DIR ${folder} cannot be written: ${error instanceof Error ? error.message : String(error)}. Set DATA_DIR to another folder, or allow this user to write to it.`
  }
}
