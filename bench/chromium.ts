import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from './site.ts'

const chosen = resolve(import.meta.dirname, '../.data/chromium-path')
const browser =
  process.env.CHROMIUM_PATH ?? (existsSync(chosen) ? readFileSync(chosen, 'utf8').trim() : '/usr/bin/chromium')

/** A headless browser for Lighthouse with a temporary profile that is deleted at the end. */
export async function startChromium(): Promise<{ port: number; end: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'rihla-lighthouse-'))
  const port = await freePort()
  const chromium = spawn(
    browser,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
    ],
    { stdio: 'ignore' },
  )
  const ended = new Promise((done) => chromium.once('exit', done))
  const end = async () => {
    chromium.kill()
    await ended
    await rm(profile, { recursive: true, force: true })
  }
  try {
    await listening(port)
  } catch (error) {
    await end()
    throw error
  }
  return { port, end }
}

async function listening(port: number): Promise<void> {
  const deadline = performance.now() + 15_000
  for (;;) {
    const there = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null)
    if (there?.ok) return
    if (performance.now() > deadline) throw new Error(`${browser} does not respond.`)
    await new Promise((go) => setTimeout(go, 100))
  }
}
