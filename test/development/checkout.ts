import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { freePort } from '../../e2e/free-port.ts'

/** Everything that `npm run dev` reads. */
const sources = ['src', 'packages', 'db', 'public', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']
const settings = ['vite.config.ts', 'react-router.config.ts', '.npmrc']

export type Checkout = {
  address: string
  /** Replaces text of a file; the text must be there. */
  edit: (file: string, from: string, to: string) => Promise<void>
  /** Runs `npm run dev` until it listens. */
  start: () => Promise<void>
  stop: () => Promise<void>
  remove: () => Promise<void>
}

/** Copies the repository; the files of the copy can be edited, and it is served on its own port. */
export async function copyOfCheckout(): Promise<Checkout> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-development-'))
  // PostgreSQL can run as another user.
  await chmod(folder, 0o755)
  for (const name of [...sources, ...settings]) await cp(name, join(folder, name), { recursive: true })
  await linkPackages(join(folder, 'node_modules'))
  const port = await freePort()
  let running: { child: ChildProcess; pid: number } | undefined
  return {
    address: `http://127.0.0.1:${port}`,
    async edit(file, from, to) {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      await writeFile(
        path,
        text.replace(from, () => to),
      )
    },
    async start() {
      // Without `predev`, because the packages are already installed.
      const child = spawn('npm', ['run', '--ignore-scripts', 'dev'], {
        cwd: folder,
        env: { ...process.env, PORT: String(port), DEMO_BOOKINGS: '0', ANSWER_SECONDS: '600', FORCE_COLOR: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = { child, pid: await pidOnceListening(child) }
    },
    async stop() {
      if (!running) return
      const { child, pid } = running
      running = undefined
      const exited = once(child, 'exit')
      process.kill(pid, 'SIGTERM')
      await exited
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

/** Links every package. The folder itself is new, because Vite writes its cache into it. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder)
  for (const name of await readdir('node_modules')) {
    if (!name.startsWith('.vite') && name !== '@rihla')
      await symlink(join(process.cwd(), 'node_modules', name), join(folder, name))
  }
  // Relative links, to the packages of the copy.
  await cp(join('node_modules', '@rihla'), join(folder, '@rihla'), { recursive: true, verbatimSymlinks: true })
}

/** Resolves with the process id of the server from its log line. */
function pidOnceListening(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (text: Buffer) => {
      output += stripVTControlCharacters(text.toString())
      const pid = /"event":"listening".*"pid":(\d+)/.exec(output)?.[1]
      if (pid) resolve(Number(pid))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`npm run dev exited:\n${output}`)))
  })
}
