import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { clamavScanner } from '#integrations/clamav.ts'
import { clamav, eicar } from '#test/clamav.ts'

test('a file is sent completely, in chunks, and gets a verdict', async () => {
  const { address, received } = await clamav()
  const scan = clamavScanner(address)
  const large = randomBytes(200_000)
  expect(await scan(large)).toBe('clean')
  expect(received[0]?.equals(large)).toBe(true)
  expect(await scan(Buffer.concat([large, eicar]))).toBe('harmful')
  expect(await scan(new Uint8Array())).toBe('clean')
})

test.for([
  ['an error of the scanner', 'INSTREAM size limit exceeded. ERROR\0'],
  ['half a line', 'stream: O'],
  ['nothing', ''],
  ['something else', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ['words without end', 'x'.repeat(5_000)],
] as const)('%s is reported as an unknown result', async ([, line]) => {
  const { address } = await clamav(() => line)
  expect(await clamavScanner(address)(eicar)).toBe('unknown')
})

test('a scanner that does not answer is given up after the timeout, an unreachable one immediately', async () => {
  const silent = await clamav(() => null)
  expect(await clamavScanner(silent.address, 50)(eicar)).toBe('unknown')
  silent.stop()
  expect(await clamavScanner('127.0.0.1:9')(eicar)).toBe('unknown')
})
