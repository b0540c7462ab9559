import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The running process touches the lock file every few seconds; a lock that was not touched for this long is stale. */
const STALE_AFTER_MS = 30_000

/** Runs one process at a time with a lock file, because `npm start` and `npm test` can both find an outdated build. */
export async function withLock(file, work, print = (line) => process.stdout.write(`${line}\n`)) {
  mkdirSync(dirname(file), { recursive: true })
  let reported = false
  while (!claimed(file)) {
    const holder = holderOf(file)
    if (holder === undefined) rmSync(file, { force: true })
    else if (holder && !reported) {
      print(`Waiting for process ${holder}, which is at it already`)
      reported = true
    }
    await pause(100)
  }
  const leave = () => rmSync(file, { force: true })
  const word = setInterval(() => utimesSync(file, new Date(), new Date()), STALE_AFTER_MS / 10)
  process.once('exit', leave)
  try {
    return await work()
  } finally {
    clearInterval(word)
    process.off('exit', leave)
    leave()
  }
}

function claimed(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** Id of the process that holds the lock; 0 if it has not written its id yet, undefined if there is none. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (Date.now() - statSync(file).mtimeMs > STALE_AFTER_MS) return undefined
    if (pid) process.kill(pid, 0)
    return pid
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : undefined
  }
}
