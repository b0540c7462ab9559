import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Owner = { pid: number; started: string; since: string }

/**
 * Makes this process the one owner of the data folder, until the returned function is called.
 * The owner is written down with the moment its process started, so that a number that a later
 * process happens to get is not taken for it.
 *
 * @throws Error naming process, folder and moment when a living process owns the folder
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'owner.json')
  const mine = JSON.stringify({
    pid: process.pid,
    started: processAt(process.pid)?.started ?? '',
    since: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  } satisfies Owner)
  const draft = join(folder, `owner-${randomUUID()}.json`)
  await writeFile(draft, mine)
  try {
    while (!(await placed(draft, file))) await removeDeadOwner(file, folder)
  } finally {
    await rm(draft, { force: true })
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === mine) await rm(file, { force: true })
  }
}

/** A link is made whole or not at all, and never over another. */
async function placed(draft: string, file: string): Promise<boolean> {
  return link(draft, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function removeDeadOwner(file: string, folder: string): Promise<void> {
  refuseLiving(await readFile(file, 'utf8').catch(() => ''), folder)
  const aside = join(folder, `owner-${randomUUID()}.json`)
  await rename(file, aside).catch(() => undefined)
  try {
    // Between reading and renaming another process may have taken over: it gets its file back.
    refuseLiving(await readFile(aside, 'utf8').catch(() => ''), folder)
  } catch (error) {
    await link(aside, file).catch(() => undefined)
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

function refuseLiving(text: string, folder: string): void {
  const owner = ownerIn(text)
  if (!owner || processAt(owner.pid)?.started !== owner.started) return
  throw new Error(
    `The database in ${folder} is held by process ${owner.pid}, started ${owner.since}; ` +
      'stop it or set DATA_DIR to another folder',
  )
}

function ownerIn(text: string): Owner | undefined {
  try {
    return JSON.parse(text) as Owner
  } catch {
    return undefined // Cut short by a power loss: nobody alive wrote it.
  }
}

/**
 * The process with this number, if it runs: when it started, in words that no other process of the
 * same number has, and its command line. A zombie does not run. On Windows both are empty.
 */
export function processAt(pid: number): { started: string; command: string } | undefined {
  try {
    if (process.platform === 'win32') {
      process.kill(pid, 0)
      return { started: '', command: '' }
    }
    if (process.platform === 'linux') return linuxProcess(pid)
    const line = execFileSync('ps', ['-ww', '-o', 'lstart=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return { started: line.slice(0, 24).trim(), command: line.slice(24).trim() }
  } catch {
    return undefined
  }
}

function linuxProcess(pid: number): { started: string; command: string } | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name stands in brackets and may hold blanks; fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { started: `${boot} ${fields[19]}`, command }
}
