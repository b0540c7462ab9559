import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reconcileRules } from '#domains/reconciliation/rules.ts'
import { makeWorld } from '#test/world.ts'

const runbook = readFileSync('docs/runbook.md', 'utf8')
const spans = [...runbook.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span)
const isStatement = (span: string) => /^(?:select|with|insert|update|delete|alter|grant)\b/i.test(span)

test('every SQL statement of the runbook is valid for the schema', async () => {
  const { sql } = await makeWorld()
  const statements = spans.filter(isStatement)
  expect(statements.length).toBeGreaterThan(2)
  for (const statement of statements) {
    // Planned but not run: a missing table or column is already an error.
    await expect(sql(`explain ${statement}`), statement).resolves.not.toEqual([])
  }
})

test('every table named in the runbook exists', async () => {
  const { sql } = await makeWorld()
  const named = [...runbook.matchAll(/`([a-z_.]+)` table|tables? `([a-z_.]+)`/g)].map(([, a, b]) => a ?? b)
  const found = await sql('select name, to_regclass(name) is not null as there from unnest($1::text[]) name', [named])
  expect(found.filter(({ there }) => !there)).toEqual([])
})

test('the runbook states what to do about each rule of `npm run reconcile`', () => {
  const [, table = ''] = runbook.split('## What `npm run reconcile` finds')
  expect(reconcileRules.filter((rule) => !table.includes(`\`${rule}\``))).toEqual([])
})
