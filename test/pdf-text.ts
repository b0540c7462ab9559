import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { visualRuns } from '#illustrations/bidi.ts'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF as PDF.js copies it, in the order of the content, with single spaces also between its items. */
export async function textByPdfJs(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return plain(pages.join('\n'))
}

/** The facts of a PDF that PDF.js reads for assistive technology. */
export async function structureByPdfJs(pdf: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
  const marked = Object.fromEntries((await document.getMarkInfo()) as unknown as Iterable<[string, boolean]>)
  const facts = { info, tree, pages: document.numPages, marked: marked['Marked'] }
  await task.destroy()
  return facts
}

/** `pdftotext` of poppler, which `npm test` installs on Debian. */
export const hasPoppler = (process.env['PATH'] ?? '').split(delimiter).some((dir) => existsSync(join(dir, 'pdftotext')))

/**
 * The text of a PDF as poppler copies it, from left to right as it looks, with single spaces. Poppler marks the
 * direction of each part instead of ordering spaces and punctuation between parts.
 */
export async function textByPoppler(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
  try {
    await writeFile(join(folder, 'document.pdf'), pdf)
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', join(folder, 'document.pdf'), '-'])
    return plain(stdout.split('\n').map(seen).join('\n'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A line with embeddings, from left to right as it looks. */
function seen(line: string): string {
  const stack = [{ rtl: false, parts: [] as string[] }]
  const close = () => {
    const { rtl, parts } = stack.pop() ?? { rtl: false, parts: [] }
    stack.at(-1)?.parts.push((rtl ? parts.toReversed() : parts).join(''))
  }
  for (const part of line.split(/([\u202a-\u202c])/)) {
    if (part === '\u202b' || part === '\u202a') stack.push({ rtl: part === '\u202b', parts: [] })
    else if (part === '\u202c') close()
    else stack.at(-1)?.parts.push(stack.at(-1)?.rtl ? reversed(part) : part)
  }
  while (stack.length > 1) close()
  return stack[0]?.parts.join('') ?? ''
}

/** A text from left to right as it looks in its language. */
export function seenIn(text: string, base: 'ltr' | 'rtl'): string {
  return visualRuns(text, base)
    .map((run) => (run.rtl ? reversed(run.text) : run.text))
    .join('')
}

function reversed(text: string): string {
  return Array.from(text).toReversed().join('')
}

/** Without the signs that only order a text, and without the one that PDF.js removes from what is copied. */
export function plain(text: string): string {
  return text
    .replace(/[\u0000\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** The words of a text, sorted, to compare texts whose columns are read in different orders. */
export function wordsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean).toSorted()
}
