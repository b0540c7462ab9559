import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { textPlugin } from '../../scripts/text-plugin.ts'

const root = join(import.meta.dirname, '../..')

/** The chunks that a page loads in the browser, without React. */
async function bundle(): Promise<Rolldown.OutputChunk[]> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'virtual:entry' ? '\0entry' : undefined),
    load: (id: string) =>
      id === '\0entry'
        ? `export * from '${root}/src/i18n/react.tsx'; export * from '${root}/src/i18n/load.ts'`
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

describe('the browser bundle', async () => {
  const chunks = await bundle()
  const messages = (language: string) => chunks.filter((chunk) => chunk.fileName.startsWith(`assets/text-${language}-`))
  const code = chunks.filter((chunk) => !chunk.fileName.startsWith('assets/text-'))

  it('has separate chunks for each language, apart from the code', () => {
    expect(messages('en').some((chunk) => chunk.code.includes('Back to Home'))).toBe(true)
    expect(messages('ar').some((chunk) => chunk.code.includes('العودة إلى الرئيسية'))).toBe(true)
    for (const chunk of messages('en')) expect(chunk.code).not.toMatch(/[\u0621-\u064a]/)
    for (const chunk of [...messages('ar'), ...code]) expect(chunk.code).not.toMatch(/Back to Home|Sold out/)
    for (const chunk of code) expect(chunk.code).not.toContain('العودة')
  })

  it('contains compiled messages: no ICU text and no parser', () => {
    for (const chunk of chunks) expect(chunk.code).not.toMatch(/, plural,|EXPECT_ARGUMENT|offsets are not supported/)
  })
})
