import type { Cluster, Worker } from 'node:cluster'

export type Workers = {
  /** New processes take over one by one: the next old one goes when a new one answers. False if that is under way already. */
  renew: () => Promise<boolean>
  /** Every process finishes what it is at and ends. */
  stop: () => Promise<void>
}

/** A process that dies at once would be started without end; a second is enough for a person to look. */
const againMs = 1_000

/** Keeps `count` worker processes serving one port. */
export function keepWorkers(
  cluster: Cluster,
  { count, shared, say }: { count: number; shared: Record<string, string>; say: (line: string) => void },
): Workers {
  let stopping = false
  let renewing = false
  /** Those that are told to go; anybody else who ends is replaced. */
  const leaving = new Set<Worker>()

  for (let i = 0; i < count; i++) cluster.fork(shared)
  cluster.on('exit', (worker, code) => {
    if (leaving.delete(worker) || stopping) return
    say(`worker ${worker.process.pid} ended with ${code}; another takes its place`)
    setTimeout(() => stopping || cluster.fork(shared), againMs)
  })

  const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const end = (worker: Worker) =>
    new Promise<void>((gone) => {
      leaving.add(worker)
      worker.once('exit', () => gone())
      worker.process.kill('SIGTERM')
    })

  return {
    async renew() {
      if (renewing || stopping) return false
      renewing = true
      try {
        for (const old of living()) {
          const fresh = cluster.fork(shared)
          if (!(await answers(fresh))) {
            // The old ones go on: whatever is wrong with the new version, the site stays.
            leaving.delete(fresh)
            say(`worker ${fresh.process.pid} did not come up; the restart ends here`)
            return true
          }
          await end(old)
          say(`worker ${old.process.pid} gave way to ${fresh.process.pid}`)
        }
      } finally {
        renewing = false
      }
      return true
    },
    async stop() {
      stopping = true
      await Promise.all(living().map(end))
    },
  }

  /** Whether a new process comes to listen; one that ends first is not replaced. */
  function answers(fresh: Worker): Promise<boolean> {
    leaving.add(fresh)
    return new Promise((known) => {
      fresh.once('listening', () => {
        leaving.delete(fresh)
        known(true)
      })
      fresh.once('exit', () => known(false))
    })
  }
}
