import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { diskQuota } from '#server/media/disk-quota.ts'

/** Stores rendered pictures on disk under the digest of their source, and limits concurrent rendering. */
export type PictureStore = {
  /** The stored picture, or null. */
  cached: (digest: string, extension: string) => Promise<Buffer<ArrayBuffer> | null>
  /**
   * Renders and stores a picture, once for simultaneous calls. `busy` if too many are waiting, or if the callers of all
   * those calls have left (`left`) when its turn comes.
   */
  make: (
    digest: string,
    extension: string,
    render: () => Promise<Buffer<ArrayBuffer>>,
    left?: () => boolean,
  ) => Promise<Buffer<ArrayBuffer> | 'busy'>
  /** True if nothing is being rendered, so that background work can start. */
  idle: () => boolean
}

/**
 * @param maxConcurrent maximum number of pictures rendered at a time in this process
 * @param maxWaiting maximum number of calls that wait
 * @param quotaBytes disk space for rendered pictures, in bytes
 * @param memoryBytes memory for recently requested pictures, in bytes: reading a file is the slowest part of serving a
 * picture
 */
export function pictureStore({
  folder,
  maxConcurrent = 2,
  maxWaiting = 60,
  quotaBytes = 512 * 1024 * 1024,
  memoryBytes = 24 * 1024 * 1024,
  notStored = () => undefined,
}: {
  folder: string
  /** Called with the error if a rendered picture could not be stored. */
  notStored?: (error: unknown) => void
  maxConcurrent?: number
  maxWaiting?: number
  quotaBytes?: number
  memoryBytes?: number
}): PictureStore {
  const recent = recentFiles(memoryBytes)
  const making = new Map<string, { made: Promise<Buffer<ArrayBuffer> | 'busy'>; left: (() => boolean)[] }>()
  const waiting: (() => void)[] = []
  const quota = diskQuota(folder, quotaBytes)
  let busy = 0

  const fileOf = (digest: string, extension: string) => join(folder, digest.slice(0, 2), `${digest}.${extension}`)

  const makeNow = async (file: string, render: () => Promise<Buffer<ArrayBuffer>>, left: (() => boolean)[]) => {
    if (busy >= maxConcurrent) {
      if (waiting.length >= maxWaiting) return 'busy'
      await new Promise<void>((go) => waiting.push(go))
    }
    busy++
    try {
      if (left.every((hasLeft) => hasLeft())) return 'busy'
      const body = await render()
      // A picture that cannot be stored, on a full or read-only disk, is served and rendered again the next time.
      await write(file, body).catch(notStored)
      return body
    } finally {
      busy--
      waiting.shift()?.()
    }
  }

  const write = async (file: string, body: Buffer) => {
    await mkdir(join(file, '..'), { recursive: true })
    // Written under another name and renamed, so that readers never see a partial picture.
    const draft = `${file}.${randomUUID()}`
    try {
      await writeFile(draft, body)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await quota.added(body.length)
  }

  return {
    async cached(digest, extension) {
      const file = fileOf(digest, extension)
      const known = recent.get(file)
      if (known) return known
      const body = await readFile(file).catch(() => null)
      if (body) recent.set(file, body)
      return body
    },
    make(digest, extension, render, left = () => false) {
      const file = fileOf(digest, extension)
      const underWay = making.get(file)
      if (underWay) {
        underWay.left.push(left)
        return underWay.made
      }
      const all = [left]
      const picture = makeNow(file, render, all).finally(() => making.delete(file))
      making.set(file, { made: picture, left: all })
      return picture
    },
    idle: () => busy === 0,
  }
}

/** Recently requested files, up to `maxBytes`. Their names are digests, so their content never changes. */
function recentFiles(maxBytes: number) {
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
      // A large file must not evict many others.
      if (body.length > maxBytes / 16) return
      forget(file)
      bodies.set(file, body)
      bytes += body.length
      for (const oldest of bodies.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
  }
}
