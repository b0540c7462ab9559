import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Owner = { pid: number; started: string; since: string }

/**
 * Makes this process the only owner of the data folder, until the returned function is called. The owner is stored with
 * the start time of its process, so that a later process with the same id is not mistaken for it.
 *
 * @throws Error naming process, folder and time when a running process owns the folder
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'owner.json')
  const ownRecord = JSON.stringify({
    pid: process.pid,
    started: processAt(process.pid)?.started ?? '',
    since: new Date(Date.now() - process.uptime() * 1000).toISOString(),
  } satisfies Owner)
  const draft = join(folder, `owner-${randomUUID()}.json`)
  await writeFile(draft, ownRecord)
  try {
    while (!(await createOwnerFile(draft, file))) await removeDeadOwner(file, folder)
  } finally {
    await rm(draft, { force: true })
  }
  return async () => {
    if ((await readFile(file, 'utf8').catch(() => '')) === ownRecord) await rm(file, { force: true })
  }
}

/**
 * Creates the owner file as a hard link, which is atomic and never replaces an existing file. False if the file exists.
 */
async function createOwnerFile(draft: string, file: string): Promise<boolean> {
  return link(draft, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function removeDeadOwner(file: string, folder: string): Promise<void> {
  rejectLiving(await readFile(file, 'utf8').catch(() => ''), folder)
  const aside = join(folder, `owner-${randomUUID()}.json`)
  await rename(file, aside).catch(() => undefined)
  try {
    // Another process may have taken over between reading and renaming: its file is restored.
    rejectLiving(await readFile(aside, 'utf8').catch(() => ''), folder)
  } catch (error) {
    await link(aside, file).catch(() => undefined)
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

function rejectLiving(text: string, folder: string): void {
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
    return undefined // Truncated by a power loss, so its process is no longer running.
  }
}

/**
 * The running process with this id: a start time that is unique among processes with the same id, and its command line.
 * Undefined if it does not run or is a zombie. On Windows both values are empty.
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
  // The program's name is in parentheses and can contain spaces; fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  return { started: `${boot} ${fields[19]}`, command }
}
