import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { Files } from '#domains/context.ts'

/** Files in a local folder. The media type is the first line of each file. */
export function localFiles(folder: string): Files {
  const at = (name: string) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) throw new Error('Not the name of a file')
    return join(folder, name)
  }
  return {
    async put(name, { body, type }) {
      const file = at(name)
      await mkdir(dirname(file), { recursive: true })
      // Written under another name and renamed, so that readers never see a partial file.
      const draft = `${file}.${randomUUID()}`
      const head = Buffer.from(`${type}\n`)
      await writeFile(draft, Buffer.concat([head, body]), { mode: 0o600 })
      await rename(draft, file)
    },
    async get(name) {
      const stored = await readFile(at(name)).catch(() => null)
      if (!stored) return null
      const end = stored.indexOf(10)
      return { type: stored.subarray(0, end).toString(), body: stored.subarray(end + 1) }
    },
    async remove(name) {
      await rm(at(name), { force: true })
    },
  }
}
