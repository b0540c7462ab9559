import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { threadPrinter } from './printer-thread.ts'
import type { PrintDocument } from './document.ts'

const setting = { locale: 'en' as const, now: new Date(0) }
const note: PrintDocument = {
  title: { en: 'Note', ar: 'ملاحظة' },
  name: 'N1',
  brand: { en: 'Rihla', ar: 'رحلة' },
  blocks: [{ kind: 'text', text: { en: 'Printed', ar: 'طُبع' } }],
}

test.runIf(process.platform === 'linux')('prints in a thread with a lower priority than requests', async () => {
  const pdf = await threadPrinter().print(note, setting)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  const niceOf = (task: string) =>
    Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16])
  const all = readdirSync('/proc/self/task').map(niceOf)
  expect(Math.max(...all)).toBe(10)
  expect(niceOf(String(process.pid))).toBeLessThan(10)
})

test('a thread that exits fails the document it was printing, and the next one is printed', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'rihla-thread-')), 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     parentPort.on('message', ({ id, document }) => {
       if (document.name === 'die') process.exit(1)
       parentPort.postMessage({ id, pdf: new Uint8Array([id]) })
     })`,
  )
  const printer = threadPrinter({ thread: pathToFileURL(file) })
  await expect(printer.print({ ...note, name: 'die' }, setting)).rejects.toThrow('ended')
  await expect(printer.print(note, setting)).resolves.toEqual(new Uint8Array([2]))
})

test('a document that is never printed fails because of the time', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'rihla-thread-')), 'thread.mjs')
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {})`)
  await expect(threadPrinter({ thread: pathToFileURL(file), timeoutMs: 1 }).print(note, setting)).rejects.toThrow(
    'timeout',
  )
})

test('fifty documents of requests wait, a further one is rejected, those of visitors who left are not printed, and background work waits', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'rihla-thread-')), 'thread.mjs')
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
     let printed = 0
     parentPort.on('message', ({ id }) => parentPort.postMessage({ id, pdf: new Uint8Array([(printed += 1)]) }))`,
  )
  let deadline: AbortSignal | undefined
  const printer = threadPrinter({ thread: pathToFileURL(file), deadline: () => deadline })
  const left = new AbortController()
  const request = (signal: AbortSignal) => {
    deadline = signal
    const printed = printer.print(note, setting)
    deadline = undefined
    return printed
  }
  const first = printer.print(note, setting)
  const leaving = Array.from({ length: 49 }, () => request(left.signal))
  const stays = request(new AbortController().signal)
  await expect(request(new AbortController().signal)).rejects.toMatchObject({ code: 'BUSY' })
  const job = printer.print(note, setting)
  left.abort()
  const results = await Promise.allSettled(leaving)
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect([await first, await stays, await job].map(([count]) => count)).toEqual([1, 2, 3])
  await expect(request(new AbortController().signal)).resolves.toEqual(new Uint8Array([4]))
})
