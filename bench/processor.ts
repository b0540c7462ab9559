import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The unit in which Linux counts processor time. */
const msPerTick = 10

/** Milliseconds of processor time used so far by a database and all its processes; NaN on systems other than Linux. */
export async function databaseMs(dataDir: string): Promise<number> {
  const [first = ''] = (await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const all = await Promise.all(pids.map(ticksOf))
  const own = all.find((one) => one?.pid === first.trim())
  if (!own) return Number.NaN
  // Linux adds the time of child processes that have exited to their parent.
  const working = all.filter((one) => one?.parent === own.pid).reduce((sum, one) => sum + (one?.own ?? 0), 0)
  return (own.own + own.ended + working) * msPerTick
}

async function ticksOf(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  // Fields after the process name, which can contain any characters, including blanks and parentheses: state, parent …
  // utime, stime, cutime, cstime.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { pid, parent: fields[1], own: user + system, ended: endedUser + endedSystem }
}
