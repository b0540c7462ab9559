import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** Beside the world of this run, and gone with it. */
const folder = '.data/e2e'

/** A value that one worker makes for all: the first to request it makes it, the others wait for its file. */
export async function oncePerRun<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const file = `${folder}/${name}.json`
  if (isFirst(`${folder}/${name}-lock`)) {
    writeFileSync(`${file}.new`, JSON.stringify(await make()))
    // A reader never finds half of it.
    renameSync(`${file}.new`, file)
  }
  await expect.poll(() => existsSync(file), { timeout: 240_000 }).toBe(true)
  return JSON.parse(readFileSync(file, 'utf8')) as Value
}

function isFirst(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    return false
  }
}
