import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(`${import.meta.dirname}/../styles/fonts.css`, 'utf8')
const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([text]) => ({
  family: /font-family:\s*'?([^';]+)/.exec(text)?.[1] ?? '',
  file: /url\('\.\.\/fonts\/([^']+)'\)/.exec(text)?.[1],
  weight: /font-weight:\s*([^;]+)/.exec(text)?.[1],
}))
const size = (name: string) => statSync(`${import.meta.dirname}/${name}.woff2`).size

test('a page of either language costs no more than 45 KB of fonts', () => {
  const english = ['fraunces-latin', 'readex-latin', 'readex-switch']
  const arabic = ['el-messiri-arabic', 'readex-arabic', 'readex-latin']
  for (const fonts of [english, arabic])
    expect(fonts.map(size).reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(45_000)
})

test('faces of one family share one range of weights, or one script falls back', () => {
  for (const { family } of faces) {
    expect(new Set(faces.filter((face) => face.family === family).map(({ weight }) => weight)).size, family).toBe(1)
  }
})

test('every file named in the styles exists', () => {
  for (const { file } of faces) if (file) expect(size(file.replace('.woff2', ''))).toBeGreaterThan(1000)
})
