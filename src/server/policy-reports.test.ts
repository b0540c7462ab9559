import { expect, test } from 'vitest'
import { commonHeaders, contentSecurityPolicy, documentHeaders, nonceHeaders, reportsPath } from '#server/headers.ts'
import { breachesIn, policyReports } from '#server/policy-reports.ts'

const origin = 'https://rihla.example'
const older = (directive: string, blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${origin}/en/booking/confirm?reference=R7K2`,
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  })
const newer = (...told: [string, string][]) =>
  JSON.stringify(
    told.map(([effectiveDirective, blockedURL]) => ({
      type: 'csp-violation',
      url: `${origin}/en`,
      body: { effectiveDirective, blockedURL, sample: 'secret' },
    })),
  )

test.for([
  [older('script-src-elem', 'inline'), [{ directive: 'script-src-elem', source: 'inline' }]],
  [older('img-src', 'https://elsewhere.example/me?name=salma'), [{ directive: 'img-src', source: 'foreign' }]],
  [older('connect-src', `${origin}/x`), [{ directive: 'connect-src', source: 'own' }]],
  [older('salma@example.com', 'moz-extension://abc/x.js'), [{ directive: 'other', source: 'extension' }]],
  [
    '{"csp-report":{"violated-directive":"font-src \'self\'","blocked-uri":"data"}}',
    [{ directive: 'font-src', source: 'data' }],
  ],
  [
    newer(['style-src-elem', 'inline'], ['script-src', 'eval']),
    [
      { directive: 'style-src-elem', source: 'inline' },
      { directive: 'script-src', source: 'eval' },
    ],
  ],
  ['[{"type":"deprecation","body":{"id":"x"}}]', []],
  ['{"csp-report":{"effective-directive":7}}', []],
  ['not JSON', []],
  ['null', []],
] as const)('%s', ([body, breaches]) => {
  expect(breachesIn(body, origin)).toEqual(breaches)
})

test('reports are counted in kinds, bounded in size and number, and answered alike', async () => {
  const lines: unknown[] = []
  let now = new Date('2026-12-01T09:00:00Z')
  const app = policyReports({ origin, clock: () => now, log: (...line) => void lines.push(line) })
  const send = (body: string) => app.request(reportsPath, { method: 'POST', body })
  expect((await send('x'.repeat(20_000))).status).toBe(413)
  for (let i = 0; i < 80; i++)
    expect((await send(older('img-src', 'https://elsewhere.example/salma'))).status).toBe(204)
  expect(lines).toHaveLength(59)
  expect(lines[0]).toEqual(['warn', 'policy breach', { directive: 'img-src', source: 'foreign' }])
  now = new Date('2026-12-01T09:01:00Z')
  await send(newer(...Array.from({ length: 50 }, (): [string, string] => ['img-src', 'data'])))
  expect(lines).toHaveLength(79)
})

test('every page says where', () => {
  const said = `policy="${reportsPath}"`
  expect(contentSecurityPolicy('n', true)).toMatch(new RegExp(`; report-to policy; report-uri ${reportsPath}$`))
  expect(nonceHeaders('n', true)['Reporting-Endpoints']).toBe(said)
  const lines = documentHeaders(true, false)('n', 'locale=en', 'en')
  expect(lines[lines.indexOf('Reporting-Endpoints') + 1]).toBe(said)
  expect(commonHeaders(true)).not.toHaveProperty('Reporting-Endpoints')
})
