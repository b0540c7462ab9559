import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Changes with the pictures, and the code and fonts of the drawings: the beginning of the digest of their files. */
export const drawingVersion = digestOf(import.meta.dirname).slice(0, 6)

function digestOf(folder: string): string {
  const digest = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$|\.(?:json|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.toSorted()) digest.update(readFileSync(file))
  return digest.digest('hex')
}
