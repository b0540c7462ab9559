import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskQuota } from '#server/disk-quota.ts'

/** Made pictures on disk under the digest of what they were made from, and how many are made at a time. */
export type PictureStore = {
  /** The picture if it was made before. */
  kept: (digest: string, extension: string) => Promise<Buffer<ArrayBuffer> | null>
  /** Makes and keeps it; asked for twice at once, it is made once. `busy` when too many are waiting. */
  make: (
    digest: string,
    extension: string,
    render: () => Promise<Buffer<ArrayBuffer>>,
  ) => Promise<Buffer<ArrayBuffer> | 'busy'>
  /** Whether nothing is being made, so that what nobody waits for may be. */
  idle: () => boolean
}

/**
 * @param atATime pictures made at a time in this process
 * @param mostWaiting how many more may wait their turn
 * @param quotaBytes bytes that made pictures may take on disk
 * @param memoryBytes bytes that those asked for last may take in memory: reading a file takes longer than all else a picture needs
 */
export function pictureStore({
  folder,
  atATime = 2,
  mostWaiting = 60,
  quotaBytes = 512 * 1024 * 1024,
  memoryBytes = 24 * 1024 * 1024,
}: {
  folder: string
  atATime?: number
  mostWaiting?: number
  quotaBytes?: number
  memoryBytes?: number
}): PictureStore {
  const recent = recentFiles(memoryBytes)
  const making = new Map<string, Promise<Buffer<ArrayBuffer> | 'busy'>>()
  const waiting: (() => void)[] = []
  const quota = diskQuota(folder, quotaBytes)
  let busy = 0

  const fileOf = (digest: string, extension: string) => join(folder, digest.slice(0, 2), `${digest}.${extension}`)

  const makeNow = async (file: string, render: () => Promise<Buffer<ArrayBuffer>>) => {
    if (busy >= atATime) {
      if (waiting.length >= mostWaiting) return 'busy'
      await new Promise<void>((go) => waiting.push(go))
    }
    busy++
    try {
      const body = await render()
      await mkdir(join(file, '..'), { recursive: true })
      // Written aside and renamed: a reader never sees half a picture.
      const draft = `${file}.${randomUUID()}`
      await writeFile(draft, body)
      await rename(draft, file)
      await quota.added(body.length)
      return body
    } finally {
      busy--
      waiting.shift()?.()
    }
  }

  return {
    async kept(digest, extension) {
      const file = fileOf(digest, extension)
      const known = recent.get(file)
      if (known) return known
      const body = await readFile(file).catch(() => null)
      if (body) recent.set(file, body)
      return body
    },
    make(digest, extension, render) {
      const file = fileOf(digest, extension)
      const underWay = making.get(file)
      if (underWay) return underWay
      const made = makeNow(file, render).finally(() => making.delete(file))
      making.set(file, made)
      return made
    },
    idle: () => busy === 0,
  }
}

/** The files asked for last, within so many bytes. Their names are digests, so that what they hold never changes. */
function recentFiles(mostBytes: number) {
  const bodies = new Map<string, Buffer<ArrayBuffer>>()
  let bytes = 0
  const forget = (file: string) => {
    bytes -= bodies.get(file)?.length ?? 0
    bodies.delete(file)
  }
  return {
    get(file: string): Buffer<ArrayBuffer> | undefined {
      const body = bodies.get(file)
      if (!body) return undefined
      bodies.delete(file)
      bodies.set(file, body)
      return body
    },
    set(file: string, body: Buffer<ArrayBuffer>): void {
      // One of many must not drive out all others.
      if (body.length > mostBytes / 16) return
      forget(file)
      bodies.set(file, body)
      bytes += body.length
      for (const oldest of bodies.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}
