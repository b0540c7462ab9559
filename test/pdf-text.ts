import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF as PDF.js copies it, in the order of the content, with single spaces, also between items that are apart. */
export async function textByPdfJs(pdf: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const texts = items.filter((item) => 'str' in item)
    pages.push(texts.map((item, i) => (isBeside(texts[i - 1], item) ? item.str : ` ${item.str}`)).join(''))
  }
  await task.destroy()
  return plain(pages.join('\n'))
}

type Placed = { str: string; transform: number[]; width: number }

/** True if two parts of a line touch each other, so that no space is copied between them. */
function isBeside(one: Placed | undefined, other: Placed): boolean {
  if (!one) return false
  const [begin = 0, baseline = 0] = one.transform.slice(4)
  const [left = 0, line = 0] = other.transform.slice(4)
  // Less than a space: PDF.js does not count the width of marks.
  const touch = (a: number, b: number) => Math.abs(a - b) < 0.15 * (one.transform[0] ?? 0)
  return touch(baseline, line) && (touch(begin + one.width, left) || touch(left + other.width, begin))
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

/** The text of a PDF as poppler copies it, with single spaces and without the signs of its order. */
export async function textByPoppler(pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-text-'))
  try {
    await writeFile(join(folder, 'document.pdf'), pdf)
    const { stdout } = await promisify(execFile)('pdftotext', [join(folder, 'document.pdf'), '-'])
    return plain(stdout)
  } finally {
    await rm(folder, { recursive: true })
  }
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
