import { fork, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

export type Child = {
  pid: number
  /** What the process says of itself when it is ready. */
  ready: Record<string, unknown>
  ask: <Answer>(question: object) => Promise<Answer>
  stop: () => Promise<void>
}

/** Server and sender get a core each, where the system can do that. */
export const cores = availableParallelism()
export const pinned = cores > 1 && spawnSync('taskset', ['-V']).status === 0
const serverCore = '0'
const senderCore = '1'

/** Starts a file of this folder on the server's core and waits until it says that it is ready. */
export async function startChild(
  file: string,
  { env = {}, nodeOptions = [] }: { env?: Record<string, string>; nodeOptions?: string[] } = {},
): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, {
    ...(pinned
      ? { execPath: 'taskset', execArgv: ['-c', serverCore, process.execPath, ...nodeOptions] }
      : { execArgv: nodeOptions }),
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const next = () =>
    new Promise<Record<string, unknown>>((answered, failed) => {
      const gone = (code: number | null) => failed(new Error(`${file} ended with ${code}`))
      child.once('exit', gone)
      child.once('message', (message) => {
        child.off('exit', gone)
        answered(message as Record<string, unknown>)
      })
    })
  const ready = await next()
  return {
    pid: child.pid ?? 0,
    ready,
    async ask<Answer>(question: object) {
      const answer = next()
      child.send(question)
      return (await answer) as Answer
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Keeps this process off the server's core. */
export function pinSender(): void {
  if (pinned) spawnSync('taskset', ['-a', '-p', '-c', senderCore, String(process.pid)])
}
