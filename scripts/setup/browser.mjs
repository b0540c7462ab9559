import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run, SetupError, step } from './step.mjs'

/**
 * Headless Chromium, which needs about two thirds of the processor time in the tests. The path is the program itself,
 * because the wrapper of the same name in /usr/bin leaves it running when the wrapper is terminated.
 */
const lean = { path: '/usr/lib/chromium/chromium-headless-shell', debian: 'chromium-headless-shell' }

const usualPlaces = [
  lean.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser needs installed fonts to draw text; Noto has the Arabic glyphs of a web font that is not loaded. */
const debianPackages = [lean.debian, 'fonts-liberation', 'fonts-noto-core']

/** File that contains the path of the browser for tests when CHROMIUM_PATH is not set. */
export function browserFile(root) {
  return join(root, '.data', 'chromium-path')
}

/** Finds or installs Chromium and writes its path to `browserFile`. */
export async function provideBrowser(root) {
  const file = browserFile(root)
  const storedPath = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // If only the full browser is installed, it is used when the headless shell cannot be installed.
  if (debian && !process.env.CHROMIUM_PATH && !existsSync(lean.path)) await fromDebian(root).catch(() => undefined)
  const chosenPath = await chooseBrowser({
    requested: process.env.CHROMIUM_PATH,
    known: storedPath,
    runs: (path) => runs(path, path === storedPath),
    ways: [
      { possible: debian, install: () => fromDebian(root) },
      { possible: true, install: () => fromPlaywright(root) },
    ],
  })
  if (chosenPath === storedPath) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${chosenPath}\n`)
}

/**
 * Returns the requested browser. Without a request it returns one in a usual place, otherwise the previously used one,
 * otherwise the first one that can be installed and runs.
 * @throws SetupError if the requested browser does not run, or if no installation succeeds; the message contains the
 * error of each attempt
 */
export async function chooseBrowser({ requested, known, runs, ways }) {
  if (requested) {
    if (runs(requested)) return requested
    throw new SetupError(`CHROMIUM_PATH is ${requested}, but this program does not run`)
  }
  const there = [...usualPlaces, known].find((path) => path && runs(path))
  if (there) return there
  const errors = []
  for (const { possible, install } of ways) {
    if (!possible) continue
    try {
      const path = await install()
      if (runs(path)) return path
      errors.push(`${path} was installed but does not run`)
    } catch (error) {
      errors.push(error.message)
    }
  }
  throw new SetupError(`${errors.join('\n')}\nThe tests need a browser: install Chromium, or set CHROMIUM_PATH to one`)
}

async function fromDebian(root) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step('Installing Chromium', async () => {
    await run(root, 'apt-update', 'apt-get', ['update'], { env })
    await run(root, 'apt-install', 'apt-get', ['install', '-y', '--no-install-recommends', ...debianPackages], { env })
  })
  return lean.path
}

async function fromPlaywright(root) {
  const installed = createRequire(join(root, 'package.json'))
  const cli = join(dirname(installed.resolve('playwright-core/package.json')), 'cli.js')
  await step("Fetching Playwright's Chromium", () =>
    run(root, 'playwright', process.execPath, [cli, 'install', 'chromium']),
  )
  return installed('playwright-core').chromium.executablePath()
}

/** A file can exist without being able to run: a stub that points to a store, or missing libraries. */
function runs(path, ranBefore) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return ranBefore || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
