import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { semaphore } from '#server/http/semaphore.ts'
import { diskQuota } from '#server/media/disk-quota.ts'

/** All that a picture is rendered from, with the version of its drawing: its name in the store. */
export type Source = readonly unknown[]

/** Stores rendered pictures on disk under the digest of their source, and limits concurrent rendering. */
export type PictureStore = {
  /** The stored picture, or null. */
  cached: (source: Source, extension: string) => Promise<Buffer<ArrayBuffer> | null>
  /**
   * Renders and stores a picture, once for simultaneous calls. `busy` if too many are waiting, or if the callers of all
   * those calls have left (`left`) when its turn comes.
   */
  make: (
    source: Source,
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
 */
export function pictureStore({
  folder,
  maxConcurrent = 2,
  maxWaiting = 60,
  quotaBytes = 512 * 1024 * 1024,
  notStored = () => undefined,
}: {
  folder: string
  /** Called with the error if a rendered picture could not be stored. */
  notStored?: (error: unknown) => void
  maxConcurrent?: number
  maxWaiting?: number
  quotaBytes?: number
}): PictureStore {
  const making = new Map<string, { made: Promise<Buffer<ArrayBuffer> | 'busy'>; left: (() => boolean)[] }>()
  const inTurn = semaphore(maxConcurrent, maxWaiting)
  const quota = diskQuota(folder, quotaBytes)

  const fileOf = (source: Source, extension: string) => {
    const digest = createHash('sha1').update(JSON.stringify(source)).digest('hex')
    return join(folder, digest.slice(0, 2), `${digest}.${extension}`)
  }

  const makeInTurn = async (file: string, render: () => Promise<Buffer<ArrayBuffer>>, left: (() => boolean)[]) => {
    const picture = await inTurn(async () => {
      if (left.every((hasLeft) => hasLeft())) return null
      const body = await render()
      // A picture that cannot be stored, on a full or read-only disk, is served and rendered again the next time.
      await write(file, body).catch(notStored)
      return body
    })
    return picture ?? 'busy'
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
    cached: (source, extension) => readFile(fileOf(source, extension)).catch(() => null),
    make(source, extension, render, left = () => false) {
      const file = fileOf(source, extension)
      const underWay = making.get(file)
      if (underWay) {
        underWay.left.push(left)
        return underWay.made
      }
      const all = [left]
      const picture = makeInTurn(file, render, all).finally(() => making.delete(file))
      making.set(file, { made: picture, left: all })
      return picture
    },
    idle: () => making.size === 0,
  }
}
