import { Worker } from 'node:worker_threads'

/**
 * What a thread of its own posts about `data`, so that no request waits for its work. Null if it ends without an answer.
 * @param maxMs after this time the thread is ended, and the call throws
 * @param maxMegabytes the memory of the thread
 */
export function askThread<Answer>(
  file: URL,
  data: Uint8Array,
  { maxMs, maxMegabytes }: { maxMs: number; maxMegabytes?: number },
): Promise<Answer | null> {
  const thread = new Worker(file, {
    workerData: data,
    ...(maxMegabytes && { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } }),
    // Decoders print their errors.
    stdout: true,
    stderr: true,
  })
  let late: NodeJS.Timeout | undefined
  return new Promise<Answer | null>((done, failed) => {
    late = setTimeout(() => failed(new Error(`timeout: no answer of ${file.pathname.split('/').at(-1)}`)), maxMs)
    thread.once('message', done)
    thread.once('error', () => done(null))
    thread.once('exit', () => done(null))
  }).finally(() => {
    clearTimeout(late)
    void thread.terminate()
  })
}
