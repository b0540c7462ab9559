import type { Cluster, Worker } from 'node:cluster'
import { exitCodes } from '#server/config/start-error.ts'

/**
 * glibc keeps freed memory in an arena per thread and raises the size from which it uses separate mappings: under mixed
 * load that was a quarter of a process. A page needs many blocks of up to half a megabyte, for which a mapping of their
 * own costs 4 % of its processor time (bench/RESULTS.md). Other systems ignore these variables.
 */
export const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '524288', MALLOC_TRIM_THRESHOLD_: '1048576' }

/** V8 lets each half of its heap of new objects grow to 32 MiB. With 16 a process occupied 334 in place of 359 MiB. */
export const heapOptions = ['--max-semi-space-size=16']

export type Workers = {
  /** Replaces the processes one by one, each when the new one listens. False if a renewal is in progress. */
  renew: () => Promise<boolean>
  /** Stops every process after its requests in progress. */
  stop: () => Promise<void>
}

/** Delay before a process that exited is replaced, so that one that fails at its start does not loop. */
const againMs = 1_000

/** Time for a process to start, on a machine that is busy with the work of all others. */
const startMs = 180_000
/** Time for a process to stop, longer than the ten seconds that it takes at most; it is killed then. */
const stopMs = 15_000

/** A process that ends within this time counts as a quick exit. */
const quickMs = 10_000
/** Number of consecutive quick exits after which no further process is started. */
const maxQuickExits = 5

type Options = {
  count: number
  shared: Record<string, string>
  print: (line: string) => void
  /** Called once, after too many quick exits in a row while no process has run for longer. */
  giveUp: (exitCode: number) => void
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number
}

/** Keeps `count` worker processes serving one port. */
export function superviseWorkers(
  cluster: Cluster,
  { count, shared, print, giveUp, clock = () => performance.now() }: Options,
): Workers {
  let stopping = false
  let renewing = false
  /** Processes that were asked to stop; any other process that exits is replaced. */
  const leaving = new Set<Worker>()

  const startedAt = new WeakMap<Worker, number>()
  const fork = () => {
    const worker = cluster.fork({ ...allocator, ...shared })
    startedAt.set(worker, clock())
    return worker
  }
  const isYoung = (worker: Worker) => clock() - (startedAt.get(worker) ?? 0) < quickMs
  let quickExits = 0

  cluster.setupPrimary({ execArgv: [...process.execArgv, ...heapOptions] })
  for (let i = 0; i < count; i++) fork()
  cluster.on('exit', (worker, code, signal) => {
    if (leaving.delete(worker) || stopping) return
    quickExits = isYoung(worker) ? quickExits + 1 : 0
    if (quickExits >= maxQuickExits && living().every(isYoung)) {
      stopping = true
      print(
        `${quickExits} workers in a row ended within ${quickMs / 1000} s of their start, the last with ${signal || code}: no other is started.`,
      )
      return giveUp(Object.values<number>(exitCodes).includes(code) ? code : exitCodes.crashes)
    }
    print(`worker ${worker.process.pid} ended with ${signal || code}; another takes its place`)
    setTimeout(() => stopping || fork(), againMs)
  })

  /** Node lists a worker until it has both exited and disconnected, in either order. */
  const living = () =>
    Object.values(cluster.workers ?? {})
      .filter((worker) => worker !== undefined)
      .filter((worker) => !worker.isDead())
  const end = (worker: Worker) =>
    new Promise<void>((gone) => {
      leaving.add(worker)
      const kill = setTimeout(() => worker.process.kill('SIGKILL'), stopMs)
      worker.once('exit', () => {
        clearTimeout(kill)
        gone()
      })
      worker.process.kill('SIGTERM')
    })

  return {
    async renew() {
      if (renewing || stopping) return false
      renewing = true
      try {
        for (const old of living()) {
          const fresh = fork()
          if (!(await answers(fresh))) {
            // The old processes continue, so that the site stays available whatever is wrong with the new version.
            print(`worker ${fresh.process.pid} did not come up; the restart ends here`)
            return true
          }
          await end(old)
          print(`worker ${old.process.pid} gave way to ${fresh.process.pid}`)
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

  /** Resolves to true when a new process listens, to false if it exits first or takes too long. It is not replaced then. */
  function answers(fresh: Worker): Promise<boolean> {
    leaving.add(fresh)
    return new Promise((known) => {
      const late = setTimeout(() => {
        fresh.process.kill('SIGKILL')
        known(false)
      }, startMs)
      fresh.once('listening', () => {
        clearTimeout(late)
        leaving.delete(fresh)
        known(true)
      })
      fresh.once('exit', () => {
        clearTimeout(late)
        leaving.delete(fresh)
        known(false)
      })
    })
  }
}
