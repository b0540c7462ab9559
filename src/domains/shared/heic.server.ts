import { askThread } from '#domains/shared/thread.server.ts'

/** Pixels with four channels, turned upright. */
export type RawPicture = { data: Uint8ClampedArray; width: number; height: number }

const maxMs = 300_000
/** One decoder at a time in a process, because each needs several hundred megabytes. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The pixels of a HEIC file, the format of iPhones, which sharp does not decode. Null if the file is damaged. Throws
 * if it takes too long. The caller has checked the number of pixels.
 */
export function decodeHeic(sent: Uint8Array): Promise<RawPicture | null> {
  const decoded = last.then(() =>
    askThread<RawPicture>(new URL('./heic-thread.server.ts', import.meta.url), sent, { maxMs }),
  )
  last = decoded.catch(() => undefined)
  return decoded
}
