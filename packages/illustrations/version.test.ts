import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawingVersion } from './version.ts'

test('the version changes with the pictures, and the code and fonts that draw text', () => {
  const digest = createHash('sha256')
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^version\.ts$|\.test\.ts$|\.(?:json|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.toSorted()) digest.update(readFileSync(file))
  expect(drawingVersion).toBe(digest.digest('hex').slice(0, 6))
})
