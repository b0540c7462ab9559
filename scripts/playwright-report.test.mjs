import { expect, test } from 'vitest'
import { resultsOf } from './playwright-report.mjs'

const ran = (title, status, ...errors) => ({
  title,
  file: 'a.spec.ts',
  line: 3,
  tests: [
    {
      status,
      projectName: 'en 1280',
      results: errors.map((message) => ({ errors: message ? [{ message }] : [] })),
    },
  ],
})

const report = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      specs: [ran('books', 'expected', '')],
      suites: [{ specs: [ran('pays', 'flaky', 'too late', ''), ran('cancels', 'unexpected', 'no button', 'no link')] }],
    },
  ],
}

test('a test that fails twice is a failure with both errors; one that passes on its second run is named as flaky', () => {
  expect(resultsOf(report)).toEqual({
    passed: 2,
    failures: ['a.spec.ts:3 [en 1280] cancels\nno button\nno link'],
    flaky: ['a.spec.ts:3 [en 1280] pays\ntoo late'],
  })
})

test('a step that ended without a report has no results', () => {
  expect(resultsOf(null)).toEqual({ passed: 0, failures: [], flaky: [] })
})
