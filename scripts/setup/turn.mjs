import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Whoever is at work says so every few seconds; after this long without a word the turn is free. */
const SILENCE_MS = 30_000

/** Lets one process at a time work: `npm start` and `npm test` may both find the build out of date. */
export async function inTurn(file, work, say = (line) => process.stdout.write(`${line}\n`)) {
  mkdirSync(dirname(file), { recursive: true })
  let told = false
  while (!claimed(file)) {
    const holder = holderOf(file)
    if (holder === undefined) rmSync(file, { force: true })
    else if (holder && !told) {
      say(`Waiting for process ${holder}, which is at it already`)
      told = true
    }
    await pause(100)
  }
  const leave = () => rmSync(file, { force: true })
  const word = setInterval(() => utimesSync(file, new Date(), new Date()), SILENCE_MS / 10)
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

/** The process at work, 0 while it has not written its number yet, undefined when nobody is. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (Date.now() - statSync(file).mtimeMs > SILENCE_MS) return undefined
    if (pid) process.kill(pid, 0)
    return pid
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : undefined
  }
}
