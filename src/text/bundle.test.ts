import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { textPlugin } from '../../scripts/text-plugin.ts'

const root = join(import.meta.dirname, '../..')

/** What a page would bring to the browser, React left out. */
async function bundle(): Promise<Rolldown.OutputChunk[]> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? '\0entry' : undefined),
    load: (id: string) =>
      id === '\0entry'
        ? `export * from '${root}/src/text/react.tsx'; export * from '${root}/src/text/load.ts'`
        : undefined,
  }
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [entry, textPlugin()],
    build: {
      write: false,
      rolldownOptions: { input: 'virtual:entry', external: /^react/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  return built.output.filter((part) => part.type === 'chunk')
}

describe('what the browser gets', async () => {
  const chunks = await bundle()
  const words = (language: string) => chunks.filter((chunk) => chunk.fileName.startsWith(`assets/text-${language}-`))
  const code = chunks.filter((chunk) => !chunk.fileName.startsWith('assets/text-'))

  it('is small without the words', () => {
    const bytes = code.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(4.5 * 1024)
  })

  it('is one language a chunk, apart from the code', () => {
    expect(words('en').some((chunk) => chunk.code.includes('Back to Home'))).toBe(true)
    expect(words('ar').some((chunk) => chunk.code.includes('العودة إلى الرئيسية'))).toBe(true)
    for (const chunk of words('en')) expect(chunk.code).not.toMatch(/[\u0621-\u064a]/)
    for (const chunk of [...words('ar'), ...code]) expect(chunk.code).not.toMatch(/Back to Home|Sold out/)
    for (const chunk of code) expect(chunk.code).not.toContain('العودة')
  })

  it('is compiled before: no ICU text and no parser', () => {
    for (const chunk of chunks) expect(chunk.code).not.toMatch(/, plural,|EXPECT_ARGUMENT|offsets are not supported/)
  })

  it('finds every language and domain by an address made from the words of the language', () => {
    const texts = chunks.filter((chunk) => !code.includes(chunk)).map(({ fileName }) => fileName)
    expect(texts.length).toBeGreaterThan(40)
    const hashes = new Set<string>()
    for (const name of texts) {
      const [, language, hash = ''] = /^assets\/text-(en|ar)(?:-\w+)?-([0-9a-f]{8})\.js$/.exec(name) ?? []
      expect(
        code.some((chunk) => new RegExp(`${language}["']?:\\s*["'\`]${hash}`).test(chunk.code)),
        name,
      ).toBe(true)
      hashes.add(hash)
    }
    expect(hashes.size).toBe(2)
  })
})

it('a lazy part is built with the message files of its code', async () => {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [textPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'src/web/results/parts.ts', external: /^#/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput
  const code = built.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  expect(/resultMap = later\([^]*?\.ResultMap, \["filters", "kit"\]\)/.test(code)).toBe(true)
})
