import { fork, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

export type Child = {
  pid: number
  /** The message that the process sends when it is ready. */
  ready: Record<string, unknown>
  request: <Answer>(question: object) => Promise<Answer>
  stop: () => Promise<void>
}

/** Server and sender each run on a dedicated core where the system supports it. */
export const cores = availableParallelism()
export const pinned = cores > 1 && spawnSync('taskset', ['-V']).status === 0
const serverCore = '0'
const senderCore = '1'

/**
 * Starts a file of this folder and waits for its ready message.
 * @param unset environment variables of this process that the child does not inherit
 * @param pin true to pin the child and all processes that it starts to the server's core
 */
export async function startChild(
  file: string,
  {
    env = {},
    unset = [],
    nodeOptions = [],
    pin = pinned,
  }: { env?: Record<string, string>; unset?: string[]; nodeOptions?: string[]; pin?: boolean } = {},
): Promise<Child> {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !unset.includes(name)))
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, {
    ...(pin
      ? { execPath: 'taskset', execArgv: ['-c', serverCore, process.execPath, ...nodeOptions] }
      : { execArgv: nodeOptions }),
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const next = () =>
    new Promise<Record<string, unknown>>((answered, failed) => {
      const gone = (code: number | null) => failed(new Error(`${file} exited with code ${code}`))
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
    async request<Answer>(question: object) {
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

/** Pins a running server to its core; processes that it has already started are not pinned. */
export function pinServer(pid: number): void {
  if (pinned) spawnSync('taskset', ['-a', '-p', '-c', serverCore, String(pid)])
}

/** Pins this process to the sender's core, away from the server. */
export function pinSender(): void {
  if (pinned) spawnSync('taskset', ['-a', '-p', '-c', senderCore, String(process.pid)])
}
