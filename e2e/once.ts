import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** In the data folder of this run, so it is deleted with it. */
const folder = '.data/e2e'

/** Makes a value once per run: the first worker to request it creates it, the others wait for its file. */
export async function oncePerRun<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const file = `${folder}/${name}.json`
  if (isFirst(`${folder}/${name}-lock`)) {
    writeFileSync(`${file}.new`, JSON.stringify(await make()))
    // Renamed, so that no reader finds a partial file.
    renameSync(`${file}.new`, file)
  }
  await expect.poll(() => existsSync(file), { timeout: 590_000 }).toBe(true)
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
