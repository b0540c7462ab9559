import { expect, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { commonHeaders, contentSecurityPolicy, policyHeaders, reportsPath } from '#server/http/headers.ts'
import { breachesIn, policyReports } from '#server/http/policy-reports.ts'

const origin = 'https://rihla.example'
const older = (directive: string, blocked: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${origin}/en/booking/confirm?reference=R7K2`,
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  })
const newer = (...answer: [string, string][]) =>
  JSON.stringify(
    answer.map(([effectiveDirective, blockedURL]) => ({
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
] as const)('extracts the directive and the kind of source from the report %s', ([body, breaches]) => {
  expect(breachesIn(body, origin)).toEqual(breaches)
})

function receiver() {
  const lines: unknown[] = []
  let minuteEnds = () => {}
  const app = policyReports({
    env: readEnv({ NODE_ENV: 'test' }),
    origin,
    clock: () => new Date(0),
    log: (...line) => void lines.push(line),
    later: (summarise) => (minuteEnds = summarise),
  })
  const send = (body: string, from = '203.0.113.9') =>
    app.request(reportsPath, { method: 'POST', body }, { incoming: { headers: {}, socket: { remoteAddress: from } } })
  return { lines, send, endMinute: () => minuteEnds() }
}

const breach = (directive: string, source: string, reports: number, callers: number) => [
  'warn',
  'policy breach',
  { directive, source, reports, callers },
]

test('a minute of reports is one line per category, by kind only, with the numbers of reports and callers', async () => {
  const { lines, send, endMinute } = receiver()
  expect((await send('x'.repeat(20_000))).status).toBe(413)
  await send(older('img-src', 'https://elsewhere.example/salma'))
  await send(older('img-src', 'https://elsewhere.example/me'), '203.0.113.10')
  await send(newer(...Array.from({ length: 50 }, (): [string, string] => ['img-src', 'data'])))
  expect(lines).toEqual([])
  endMinute()
  expect(lines).toEqual([breach('img-src', 'foreign', 2, 2), breach('img-src', 'data', 20, 1)])
  await send(older('script-src', 'inline'))
  endMinute()
  expect(lines.slice(2)).toEqual([breach('script-src', 'inline', 1, 1)])
})

test('a flood by one caller is cut off and does not hide the report of another', async () => {
  const { lines, send, endMinute } = receiver()
  for (let i = 0; i < 500; i++) expect((await send(older('img-src', 'https://elsewhere.example/x'))).status).toBe(204)
  await send(older('script-src-elem', 'inline'), '198.51.100.4')
  endMinute()
  expect(lines).toEqual([breach('img-src', 'foreign', 30, 1), breach('script-src-elem', 'inline', 1, 1)])
})

test('every page names the path for reports', () => {
  const output = `policy="${reportsPath}"`
  expect(contentSecurityPolicy(true)).toMatch(new RegExp(`; report-to policy; report-uri ${reportsPath}$`))
  expect(policyHeaders(true)['Reporting-Endpoints']).toBe(output)
  expect(commonHeaders(true)).not.toHaveProperty('Reporting-Endpoints')
})
