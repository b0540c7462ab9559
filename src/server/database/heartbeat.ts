import pg from 'pg'
import { cut } from '#server/database/connection.ts'
import { isPoolerError } from '#server/observability/fault.ts'

export type Heartbeat = {
  /** Begins to beat; resolves when it is known whether the database answers. */
  start: () => Promise<void>
  stop: () => void
  /** True while the database does not answer. False before the start. */
  isLost: () => boolean
  /** Calls `listener` each time the database is lost. */
  onLost: (listener: () => void) => void
  /** An answer of the database on any other connection. */
  onAnswer: () => void
}

export type HeartbeatOptions = {
  /** Milliseconds between two beats. */
  beatMs?: number
  /** Beats without an answer after which the database is lost. */
  maxSilentBeats?: number
  connect?: () => Connection
  end?: (connection: Connection) => void
  now?: () => number
}

type Connection = Pick<pg.Client, 'connect' | 'query' | 'on'>

/** Codes of connections that nobody accepts, which are proof at once. */
const refused = new Set(['ECONNREFUSED', 'ENOENT', '57P01', '57P02', '57P03'])

/**
 * Tells a database that is gone from one that is slow, on a connection of its own on which no visitor's statement waits.
 * It is lost when it refuses connections, or when it is silent for some beats on which this process itself ran on time:
 * on a machine without a free processor the answer is there, but this process has not read it.
 */
export function createHeartbeat(
  url: string,
  {
    beatMs = 500,
    maxSilentBeats = 4,
    connect = () => new pg.Client({ connectionString: url, application_name: 'rihla-heartbeat', keepAlive: true }),
    end = cut,
    now = () => performance.now(),
  }: HeartbeatOptions = {},
): Heartbeat {
  const listeners: (() => void)[] = []
  let connection: Connection | null = null
  /** True from the sending of a beat, or the opening of the connection, to the answer. */
  let isPending = false
  let silentBeats = 0
  let pendingBeats = 0
  let isLost = false
  let lastBeatAt = 0
  let timer: NodeJS.Timeout | undefined
  let onVerdict: () => void = () => undefined

  const onAnswer = () => {
    silentBeats = 0
  }
  const answered = (from: Connection) => {
    if (from !== connection) return
    isPending = isLost = false
    pendingBeats = 0
    onAnswer()
    onVerdict()
  }
  const lose = () => {
    if (isLost) return
    isLost = true
    for (const listener of listeners) listener()
    onVerdict()
  }
  const close = () => {
    const closed = connection
    connection = null
    isPending = false
    pendingBeats = 0
    if (closed) end(closed)
  }
  const failed = (from: Connection, error: unknown, opens: boolean) => {
    if (from !== connection) return
    const isProof = isRefused(error, opens)
    // An error of the server, such as of too many connections, is an answer.
    if (error instanceof pg.DatabaseError && !isProof) answered(from)
    close()
    if (isProof) lose()
    // One lost connection says little; the next one shows whether the database is there.
    else if (!opens) open()
  }
  const open = () => {
    const opened = connect()
    connection = opened
    isPending = true
    let isOpen = false
    opened.on('error', () => undefined)
    opened.on('end', () => failed(opened, null, !isOpen))
    opened.connect().then(
      () => {
        isOpen = true
        answered(opened)
      },
      (error: unknown) => failed(opened, error, true),
    )
  }
  const beat = () => {
    const isOnTime = now() - lastBeatAt < 2 * beatMs
    lastBeatAt = now()
    if (isPending || !connection) {
      if (isOnTime) silentBeats++
      // Other connections are answered: only this one has lost its answer.
      if (isOnTime && ++pendingBeats > 4 * maxSilentBeats) close()
      if (silentBeats >= maxSilentBeats) {
        silentBeats = 0
        lose()
        // A connection to a machine that is gone is never answered, even when the machine is back.
        close()
      }
      if (!connection) open()
      return
    }
    const target = connection
    isPending = true
    target.query('select 1').then(
      () => answered(target),
      (error: unknown) => failed(target, error, false),
    )
  }
  return {
    start() {
      lastBeatAt = now()
      timer = setInterval(beat, beatMs).unref()
      const verdict = new Promise<void>((done) => (onVerdict = done))
      open()
      return verdict
    },
    stop() {
      clearInterval(timer)
      onVerdict()
      close()
    },
    isLost: () => isLost,
    onLost: (listener) => void listeners.push(listener),
    onAnswer,
  }
}

/** @param opens false on an open connection, which an administrator can end while the database goes on */
function isRefused(error: unknown, opens: boolean): boolean {
  if (!(error instanceof Error)) return false
  return (opens && 'code' in error && refused.has(String(error.code))) || isPoolerError(error.message)
}
