import { Worker } from 'node:worker_threads'

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
  const decoded = last.then(() => inThread(sent))
  last = decoded.catch(() => undefined)
  return decoded
}

function inThread(sent: Uint8Array): Promise<RawPicture | null> {
  const thread = new Worker(new URL('./heic-thread.server.ts', import.meta.url), {
    workerData: sent,
    // The decoder prints its errors.
    stdout: true,
    stderr: true,
  })
  let late: NodeJS.Timeout | undefined
  return new Promise<RawPicture | null>((done, failed) => {
    late = setTimeout(() => failed(new Error('timeout: the picture was not decoded')), maxMs)
    thread.once('message', done)
    thread.once('error', () => done(null))
    thread.once('exit', () => done(null))
  }).finally(() => {
    clearTimeout(late)
    void thread.terminate()
  })
}
