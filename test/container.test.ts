import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line && !line.startsWith('#'))

test('an image holds no secrets, nothing of this machine and nothing that only developers need', () => {
  const ignored = linesOf('.dockerignore')
  expect(linesOf('.gitignore').filter((line) => !ignored.includes(line))).toEqual([])
  for (const path of ['.env', '.env.*', '.git', 'bench', 'docs', 'e2e', 'test']) expect(ignored).toContain(path)
})

test('what the image is made of is not ignored', () => {
  const ignored = linesOf('.dockerignore')
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+)/gm)].map(
    ([, path = '']) => path,
  )
  expect(copied).toContain('src')
  const built = ['build', 'node_modules']
  expect(copied.filter((path) => ignored.includes(path) && !built.includes(path))).toEqual([])
})
