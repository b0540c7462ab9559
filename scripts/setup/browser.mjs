import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { run, SetupError, step } from './step.mjs'

/**
 * Chromium without a window: what the tests need costs it two thirds of the work. The program itself: the one of the
 * same name in /usr/bin leaves it behind when it is ended.
 */
const lean = { path: '/usr/lib/chromium/chromium-headless-shell', debian: 'chromium-headless-shell' }

const usualPlaces = [
  lean.path,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Without a font of its own a browser draws no letters; Noto has the Arabic that a missing web font falls back to. */
const debianPackages = [lean.debian, 'fonts-liberation', 'fonts-noto-core']

/** Where the tests find the browser when CHROMIUM_PATH is not set. */
export function browserFile(root) {
  return join(root, '.data', 'chromium-path')
}

/** Finds a Chromium, or installs one, and writes its path to `browserFile`. */
export async function provideBrowser(root) {
  const file = browserFile(root)
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  // Where only the whole browser is there, it will do if the lean one can't be had.
  if (debian && !process.env.CHROMIUM_PATH && !existsSync(lean.path)) await fromDebian(root).catch(() => undefined)
  const found = await chooseBrowser({
    asked: process.env.CHROMIUM_PATH,
    known,
    runs: (path) => runs(path, path === known),
    ways: [
      { possible: debian, install: () => fromDebian(root) },
      { possible: true, install: () => fromPlaywright(root) },
    ],
  })
  if (found === known) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${found}\n`)
}

/**
 * The one asked for, else one of the usual places, else the one of last time, else the first that a way to install
 * one brings about.
 * @throws SetupError when the one asked for does not run, or when no way leads to one, with what each said
 */
export async function chooseBrowser({ asked, known, runs, ways }) {
  if (asked) {
    if (runs(asked)) return asked
    throw new SetupError(`CHROMIUM_PATH is ${asked}, which does not run`)
  }
  const there = [...usualPlaces, known].find((path) => path && runs(path))
  if (there) return there
  const refusals = []
  for (const { possible, install } of ways) {
    if (!possible) continue
    try {
      const path = await install()
      if (runs(path)) return path
      refusals.push(`${path} was installed but does not run`)
    } catch (error) {
      refusals.push(error.message)
    }
  }
  throw new SetupError(
    `${refusals.join('\n')}\nThe tests need a browser: install Chromium, or set CHROMIUM_PATH to one`,
  )
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

/** A file may be there and not run: a stub that points to a store, or libraries that are missing. */
function runs(path, ranBefore) {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return ranBefore || spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
