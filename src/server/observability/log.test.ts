import { expect, test } from 'vitest'
import { createLog } from '#server/observability/log.ts'

test('no text that a caller chooses makes a line of the log long', () => {
  const lines: string[] = []
  const log = createLog('warn', (line) => lines.push(line))
  const long = 'x'.repeat(16_000)
  log('warn', 'request took too long', { path: `/en/${long}`, reasons: [long] })
  log('warn', 'request took too long', { path: '/en' })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: `/en/${long}`.slice(0, 2_000) + '…' })
  expect(lines[0]?.length).toBeLessThan(4_500)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'warn', path: '/en' })
})
