import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Files } from '#domains/context.ts'

/** Files in a folder of this machine, each with its type beside it in one file of its own. */
export function localFiles(folder: string): Files {
  const at = (name: string) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) throw new Error('Not the name of a file')
    return join(folder, name)
  }
  return {
    async put(name, { body, type }) {
      const file = at(name)
      await mkdir(dirname(file), { recursive: true })
      // Written aside and renamed: a reader never sees half a file.
      const draft = `${file}.${randomUUID()}`
      const head = Buffer.from(`${type}\n`)
      await writeFile(draft, Buffer.concat([head, body]), { mode: 0o600 })
      await rename(draft, file)
    },
    async get(name) {
      const kept = await readFile(at(name)).catch(() => null)
      if (!kept) return null
      const end = kept.indexOf(10)
      return { type: kept.subarray(0, end).toString(), body: kept.subarray(end + 1) }
    },
    async remove(name) {
      await rm(at(name), { force: true })
    },
  }
}
