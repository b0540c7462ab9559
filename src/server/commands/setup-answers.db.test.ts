import { spawn } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerError, setUp } from '#server/commands/setup-answers.ts'
import { exitCodes } from '#server/config/start-error.ts'
import { client, serve } from '#test/site.ts'
import { makeWorld } from '#test/world.ts'

const example = JSON.parse(await readFile('deploy/setup.example.json', 'utf8')) as Record<string, unknown>
const { locale: _, ...provider } = example
const answers = { ...provider, password: 'a sentence that is long enough' }

test('the answers create the manager; run again they change the provider and make no second manager', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const run = (input: unknown) => setUp(db, input, { locale: 'en', now: world.services.clock() })
  expect(await run(answers)).toEqual({ isNew: true })
  const { post } = client(await serve(world.services))
  expect((await post('login', { email: 'huda@example.com', password: answers.password })).status).toBe(200)
  const { password: __, ...withoutPassword } = answers
  expect(await run({ ...withoutPassword, email: 'other@example.com', currency: 'AED' })).toEqual({ isNew: false })
  expect(await world.sql('select role from staff_member')).toEqual([{ role: 'manager' }])
  expect(await world.sql(`select value from setting where key = 'currency'`)).toEqual([{ value: 'AED' }])
})

test('wrong answers are all reported at once, by field, and nothing is stored', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const wrong = { ...answers, brand_ar: '', currency: 'X', offers: ['boats'], email: 'huda', password: 'short', vat: 1 }
  const result = await setUp(db, wrong, { locale: 'en', now: world.services.clock() })
  const fields = 'errors' in result ? result.errors.map((line) => line.trim().split(':')[0]) : []
  expect(fields.toSorted()).toEqual(['brand_ar', 'currency', 'email', 'offers.0', 'password', 'vat'])
  expect(await world.sql('select count(*)::int as n from staff_member')).toEqual([{ n: 0 }])
  await world.sql(`insert into setting (key, value) values ('demo', 'true')`)
  const demo = await setUp(db, answers, { locale: 'en', now: world.services.clock() })
  expect(demo).toEqual({ errors: ['This database contains the demo. Use an empty one.'] })
})

test('the terminal reports a wrong answer in its language before the next question', () => {
  expect(answerError('email', 'huda', 'en')).toContain('name@example.com')
  expect(answerError('password', 'short', 'ar')).toContain('10')
  expect(answerError('offers', [], 'en')).not.toBeNull()
  expect(answerError('currency', 'sar', 'en')).toBeNull()
})

test('the command sets up from a file, prints the address of the admin, and ends with 78 for wrong answers', async () => {
  const world = await makeWorld()
  const folder = await mkdtemp(join(tmpdir(), 'setup-'))
  const run = async (input: object, password = '') => {
    const file = join(folder, 'answers.json')
    await writeFile(file, JSON.stringify(input))
    const env = { ...process.env, DATABASE_URL: world.url, DATA_DIR: folder, PORT: '3999', SETUP_PASSWORD: password }
    const child = spawn(process.execPath, ['src/server/commands/setup.ts', '--answers', file], { env })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += String(part)))
    const code = await new Promise((done) => child.once('close', done))
    return { code, text }
  }
  const wrong = await run({ ...example, email: 'huda' }, 'short')
  expect([wrong.code, wrong.text]).toEqual([exitCodes.settings, expect.stringMatching(/email: .*\n.*password: /)])
  const made = await run(example, answers.password)
  expect([made.code, made.text]).toEqual([0, expect.stringContaining('http://127.0.0.1:3999/en/desk/setup')])
  expect(made.text).not.toContain(answers.password)
  expect((await run(example)).code).toBe(0)
  expect(await world.sql('select role from staff_member')).toEqual([{ role: 'manager' }])
})
