import { expect, test } from 'vitest'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

async function wrote(world: TestWorld, name: string, locale: 'en' | 'ar' = 'en'): Promise<string> {
  const sent = await world.visitor(locale).send_contact_message({
    name,
    email: `${name.toLowerCase()}@example.com`,
    topic: 'group',
    message: 'Can forty of us stay in one house?',
  })
  if (!sent.ok) throw new Error(sent.error.code)
  return sent.data.receipt
}

test('an answer is sent as an email in the language of the sender, and the message is done', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent', { name: 'Amal' })
  const receipt = await wrote(world, 'Huda', 'ar')
  const answered = await api.answer_message({
    receipt: receipt.toLowerCase(),
    answer: ' Yes.\r\n\r\n\r\nFrom May on. ',
  })
  expect(answered).toMatchObject({
    ok: true,
    data: { answered_by: 'Amal', answer: 'Yes.\n\nFrom May on.', answered_at: '2026-12-01T09:00:00.000Z' },
  })
  const notifications = await world.sql(
    `select recipient, locale, data from notification where kind = 'contact_answer'`,
  )
  expect(notifications).toEqual([
    {
      recipient: 'huda@example.com',
      locale: 'ar',
      data: { name: 'Huda', receipt, message: 'Can forty of us stay in one house?', answer: 'Yes.\n\nFrom May on.' },
    },
  ])
})

test('if two members of staff answer at the same time, one email is sent and the second receives the first answer', async () => {
  const world = await makeWorld()
  const [amal, badr] = [
    await staffOf(world, 'agent', { name: 'Amal' }),
    await staffOf(world, 'agent', { name: 'Badr' }),
  ]
  const receipt = await wrote(world, 'Huda')
  const answers = await Promise.all([
    amal.api.answer_message({ receipt, answer: 'From Amal' }),
    badr.api.answer_message({ receipt, answer: 'From Badr' }),
  ])
  const [won] = answers.filter((answer) => answer.ok)
  const [lost] = answers.filter((answer) => !answer.ok)
  expect(lost).toMatchObject({ error: { code: 'conflict', data: { answer: won?.ok ? won.data.answer : '' } } })
  expect(await world.sql(`select from notification where kind = 'contact_answer'`)).toHaveLength(1)
  expect(await amal.api.answer_message({ receipt: 'C-NOSUCH22', answer: 'Hello' })).toMatchObject({
    error: { code: 'not_found' },
  })
})

test('open messages are listed oldest first and answered ones newest first, page by page', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  const receipts: string[] = []
  for (const [i, name] of ['Aa', 'Bb', 'Cc', 'Dd'].entries()) {
    world.timeIs(`2026-12-01T0${i + 1}:00:00Z`)
    receipts.push(await wrote(world, name))
  }
  const list = async (state: 'open' | 'done', after?: string) => {
    const answer = await api.fetch_messages({ state, after, limit: 2 })
    if (!answer.ok) throw new Error(answer.error.code)
    const { messages, open, more } = answer.data
    return [messages.map(({ name }) => name), open, more]
  }
  expect(await list('open')).toEqual([['Aa', 'Bb'], 4, true])
  expect(await list('open', receipts[1])).toEqual([['Cc', 'Dd'], 4, false])
  for (const receipt of receipts.slice(0, 3)) await api.mark_message_answered({ receipt })
  expect(await list('open')).toEqual([['Dd'], 1, false])
  expect(await list('done')).toEqual([['Cc', 'Bb'], 1, true])
  const result = await api.show_message({ receipt: receipts[0] ?? '' })
  expect(result).toMatchObject({ ok: true, data: { answer_by: '2026-12-02T01:00:00.000Z', answer: '' } })
})

test('messages sent at the same instant are not lost at a page boundary', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  const receipts = new Set<string>()
  for (const name of ['Aa', 'Bb', 'Cc']) receipts.add(await wrote(world, name))
  for (const state of ['open', 'done'] as const) {
    const seen: string[] = []
    for (let more = true; more;) {
      const answer = await api.fetch_messages({ state, after: seen.at(-1), limit: 1 })
      if (!answer.ok) throw new Error(answer.error.code)
      seen.push(...answer.data.messages.map(({ receipt }) => receipt))
      more = answer.data.more
    }
    expect([seen.length, new Set(seen)]).toEqual([3, receipts])
    for (const receipt of receipts) await api.mark_message_answered({ receipt })
  }
})

test('a failed notification can be queued again, once', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  await world.sql(
    `insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, attempts, due_at, error, created_at)
     values ('lost', 'x', 'email', 'a@example.com', 'en', 'welcome', '{"name":"A"}', 'failed', 8, now(), 'no route', now())`,
  )
  expect(await api.send_failed_notification({ id: 'lost' })).toMatchObject({ ok: true })
  expect(await world.sql(`select status, attempts, error from notification where id = 'lost'`)).toEqual([
    { status: 'queued', attempts: 0, error: '' },
  ])
  expect(await api.send_failed_notification({ id: 'lost' })).toMatchObject({ error: { code: 'conflict' } })
})

test('all failed notifications are queued again at once, also those without a booking, and the number is audited', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  await world.sql(
    `insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, attempts, due_at, error, created_at)
     select 'lost-' || n, 'x' || n, 'email', 'a@example.com', 'en', 'welcome', '{"name":"A"}', case when n < 4 then 'failed' else 'sent' end, 55,
       now(), 'no route', now() from generate_series(1, 4) n`,
  )
  expect(await api.send_failed_notifications({})).toEqual({ ok: true, data: { count: 3 } })
  expect(
    await world.sql('select status, attempts, count(*)::int as n from notification group by 1, 2 order by 1'),
  ).toEqual([
    { status: 'queued', attempts: 0, n: 3 },
    { status: 'sent', attempts: 55, n: 1 },
  ])
  expect(await api.send_failed_notifications({})).toMatchObject({ error: { code: 'conflict' } })
  expect(await world.sql(`select after from staff_audit where endpoint = 'send_failed_notifications'`)).toEqual([
    { after: { status: 'queued', count: 3 } },
  ])
})
