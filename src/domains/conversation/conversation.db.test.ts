import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { receiveMail } from '#domains/conversation/receive.server.ts'
import { replyAddress } from '#domains/conversation/reply-address.ts'
import { deleteMessageFiles } from '#domains/conversation/messages.server.ts'
import { mailgunInbound } from '#integrations/mailgun-inbound.ts'
import { outbox } from '#integrations/message-providers.ts'
import { delivers } from '#test/notifications.ts'
import { doSweep, jobDependencies } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, type TestTraveller } from '#test/world.ts'

const domain = 'answers.example.com'
const key = 'a signing key'

/** A confirmed booking, an agent of the provider, and inbound email. */
async function booked() {
  const world = await makeWorld()
  world.services.ports.inboundMail = mailgunInbound({ domain, key })
  await world.sql(`insert into setting (key, value) values ('contact', '{"email":"office@example.com"}')
    on conflict (key) do update set value = setting.value || excluded.value`)
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const made = await guest.books(hotel, {})
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const agent = await staffOf(world, 'agent')
  const later = async (minutes: number) => {
    world.timeIs(new Date(world.services.clock().getTime() + minutes * 60_000).toISOString())
    await doSweep(world)
  }
  const mails = () =>
    world.sql(
      `select recipient, data -> 'texts' as texts, data ->> 'replyTo' as "replyTo" from notification
       where kind in ('booking_message', 'message_received') order by created_at`,
    )
  return { world, hotel, guest, agent, reference, later, mails }
}

const messagesOf = async ({ api }: Pick<TestTraveller, 'api'>, reference: string) => {
  const answer = await api.fetch_conversation({ reference })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

test('traveller and provider write in turn; each sees what the other has read, and nobody else sees anything', async () => {
  const { world, guest, agent, reference } = await booked()
  expect(
    await guest.api.send_booking_message({ reference, text: 'A cot, please. My card: 4111 1111 1111 1111' }),
  ).toMatchObject({
    ok: true,
    data: { messages: [{ side: 'traveller', name: '', read_at: null }], unread: 0 },
  })
  expect((await messagesOf(guest, reference)).messages[0]?.text).not.toContain('4111 1111 1111 1111')
  expect(await agent.api.fetch_waiting_conversations({})).toMatchObject({ data: [{ reference, unread: 1 }] })
  expect(await agent.api.show_admin_conversation({ reference })).toMatchObject({ data: { unread: 1 } })
  expect(await agent.api.answer_booking_message({ reference, text: 'It is reserved.' })).toMatchObject({
    ok: true,
    data: { unread: 0, messages: [{ read_at: expect.any(String) }, { side: 'staff', read_at: null }] },
  })
  expect(await agent.api.fetch_waiting_conversations({})).toMatchObject({ data: [] })
  expect((await messagesOf(guest, reference)).unread).toBe(1)
  expect(await guest.api.read_conversation({ reference })).toMatchObject({ data: { unread: 0 } })
  const other = await world.traveller()
  for (const call of ['fetch_conversation', 'read_conversation'] as const) {
    expect(await other.api[call]({ reference })).toMatchObject({ error: { code: 'not_found' } })
  }
  expect(await other.api.send_booking_message({ reference, text: 'Hello' })).toMatchObject({
    error: { code: 'not_found' },
  })
})

test('unread conversations are listed by their oldest message', async () => {
  const { world, guest, agent, reference } = await booked()
  const hotel = await world.hotel()
  const second = await guest.books(hotel, { checkIn: '2026-12-20' })
  const later = second.ok ? second.data.reference : ''
  await guest.api.send_booking_message({ reference: later, text: 'First' })
  world.timeIs('2026-12-01T10:00:00Z')
  await guest.api.send_booking_message({ reference, text: 'Second' })
  world.timeIs('2026-12-01T11:00:00Z')
  await guest.api.send_booking_message({ reference: later, text: 'Third' })
  expect(await agent.api.fetch_waiting_conversations({})).toMatchObject({
    data: [
      { reference: later, unread: 2, text: 'First' },
      { reference, unread: 1, text: 'Second' },
    ],
  })
  await agent.api.mark_conversation_read({ reference: later })
  expect(await agent.api.fetch_waiting_conversations({})).toMatchObject({ data: [{ reference }] })
})

test('several messages within some minutes are one email to the other side; read ones are none', async () => {
  const { guest, agent, reference, later, mails } = await booked()
  await guest.api.send_booking_message({ reference, text: 'A cot, please.' })
  await later(1)
  await guest.api.send_booking_message({ reference, text: 'And a high floor.' })
  expect(await mails()).toEqual([])
  await later(3)
  await later(3)
  expect(await mails()).toMatchObject([
    { recipient: 'office@example.com', texts: ['A cot, please.', 'And a high floor.'] },
  ])
  await agent.api.answer_booking_message({ reference, text: 'Both are reserved.' })
  await guest.api.read_conversation({ reference })
  await later(5)
  expect(await mails()).toHaveLength(1)
  await agent.api.answer_booking_message({ reference, text: 'See you soon.' })
  await later(5)
  expect((await mails())[1]).toMatchObject({ recipient: standardContact.email, texts: ['See you soon.'] })
})

test('a file is stored encrypted and without metadata, opened by both sides only, and deleted after the trip', async () => {
  const { world, guest, agent, reference } = await booked()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e5a54' } })
    .png()
    .toBuffer()
  const sent = await guest.api.send_booking_file({ reference, text: 'Our visa', file: new Uint8Array(photo) })
  expect(sent).toMatchObject({ ok: true, data: { messages: [{ files: [{ type: 'image/jpeg' }] }] } })
  const [stored] = await world.sql('select file from booking_message_file')
  const raw = await world.services.ports.files.get(String(stored?.['file']))
  expect(Buffer.from(raw?.body ?? []).toString('latin1')).not.toContain('JFIF')
  const noPicture = new Uint8Array([1, 2, 3])
  expect(await guest.api.send_booking_file({ reference, text: 'x', file: noPicture })).toMatchObject({
    error: { errors: [{ path: 'file', code: 'file_type' }] },
  })
  // A file is not decoded for somebody who may not send it.
  const other = await world.traveller()
  expect(await other.api.send_booking_file({ reference, text: 'x', file: noPicture })).toMatchObject({
    error: { code: 'not_found' },
  })
  expect(
    await agent.api.answer_booking_file({ reference, text: 'The form', file: new Uint8Array(photo) }),
  ).toMatchObject({ ok: true, data: { messages: [{}, { side: 'staff', files: [{}] }] } })
  expect(await world.sql(`select endpoint from staff_audit where endpoint = 'answer_booking_file'`)).toHaveLength(1)
  world.timeIs('2027-02-01T09:00:00Z')
  expect(await deleteMessageFiles(jobDependencies(world))).toBe(2)
  expect(await world.services.ports.files.get(String(stored?.['file']))).toBeNull()
  expect(await guest.api.send_booking_message({ reference, text: 'Late' })).toMatchObject({
    error: { code: 'too_late' },
  })
})

/** An email as Mailgun forwards it. */
function webhook(fields: Record<string, string>, at: Date, files: Uint8Array<ArrayBuffer>[] = [], signedWith = key) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const form = new FormData()
  const signature = createHmac('sha256', signedWith).update(`${timestamp}token`).digest('hex')
  const proof = { sender: fields.from ?? '', 'X-Mailgun-Spf': 'Pass' }
  for (const [name, value] of Object.entries({ timestamp, token: 'token', signature, ...proof, ...fields }))
    form.set(name, value)
  files.forEach((file, i) => form.set(`attachment-${i + 1}`, new Blob([file]), `file-${i + 1}`))
  return new Response(form)
}

test('an answer by email becomes a message: signed, from the right person, without the quoted text, once', async () => {
  const { world, guest, agent, reference, later } = await booked()
  await agent.api.answer_booking_message({ reference, text: 'Do you need a cot?' })
  await later(4)
  const sent: { replyTo: string | null; text: string }[] = []
  const email = async ({ replyTo = null, text }: { replyTo?: string | null; text: string }) =>
    void sent.push({ replyTo, text })
  await delivers(world, { ...outbox, stores: false, email })
  const mail = sent.find(({ replyTo }) => replyTo)
  const recipient = mail?.replyTo ?? ''
  expect(recipient).toContain(`@${domain}`)
  expect(recipient.split('@')[0]?.length).toBeLessThanOrEqual(64)
  const now = world.services.clock()
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e5a54' } })
    .png()
    .toBuffer()
  const answer = {
    recipient,
    from: `Guest <${standardContact.email.toUpperCase()}>`,
    sender: standardContact.email,
    'Message-Id': '<1@mail.example.com>',
    'body-plain': `Yes, please.\n\nOn Tuesday, Rihla wrote:\n> ${mail?.text}`,
  }
  const receive = async (
    fields: Record<string, string>,
    { files, signedWith, at = now }: { files?: Uint8Array<ArrayBuffer>[]; signedWith?: string; at?: Date } = {},
  ) => {
    const { body, headers } = await bytesOf(webhook({ ...answer, ...fields }, at, files, signedWith))
    const read = await world.services.ports.inboundMail?.read(body, headers, now)
    return read ? receiveMail({ ...world.services.database, ports: world.services.ports, now }, read) : 'unsigned'
  }
  expect(await receive({}, { signedWith: 'another key' })).toBe('unsigned')
  expect(await receive({}, { at: new Date(now.getTime() - 86_400_000) })).toBe('unsigned')
  const notAdded = () => world.sql(`select recipient from notification where kind = 'booking_reply_not_added'`)
  expect(await receive({ from: 'stranger@example.com' })).toBe('refused')
  // The traveller learns of it at the address of the booking, once a day.
  expect(await receive({ from: 'stranger@example.com', 'Message-Id': '<5@mail.example.com>' })).toBe('refused')
  expect(await notAdded()).toEqual([{ recipient: standardContact.email }])
  expect(await receive({ recipient: recipient.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')) })).toBe('refused')
  expect(await receive({ 'message-headers': '[["Auto-Submitted","auto-replied"]]' })).toBe('refused')
  expect(await notAdded()).toHaveLength(1)
  expect(await receive({}, { files: [new Uint8Array(photo), new Uint8Array([1, 2, 3])] })).toBe('stored')
  expect(await receive({})).toBe('stored')
  const { messages } = await messagesOf(guest, reference)
  expect(messages).toMatchObject([
    { side: 'staff', read_at: expect.any(String) },
    { side: 'traveller', text: 'Yes, please.', way: 'email', files: [{ type: 'image/jpeg' }], refused_files: 1 },
  ])
  // Staff revoke the address with the links of the booking.
  await world.sql('update booking set link_generation = link_generation + 1')
  expect(await receive({ 'Message-Id': '<2@mail.example.com>' })).toBe('refused')
})

test('staff answer by email, too, each from the address of their account and to the one that they were given', async () => {
  const { world, hotel, guest, agent, reference, later } = await booked()
  await guest.api.send_booking_message({ reference, text: 'A cot, please.' })
  await later(4)
  const now = world.services.clock()
  const addressFor = (email: string) =>
    replyAddress(world.services.ports.signer, { reference, linkGeneration: 0 }, { side: 'staff', email }, domain)
  const fields = {
    recipient: addressFor(agent.email),
    from: agent.email,
    'Message-Id': '<3@mail.example.com>',
    'body-plain': 'It is reserved.',
  }
  const { body, headers } = await bytesOf(webhook(fields, now))
  const read = await world.services.ports.inboundMail?.read(body, headers, now)
  if (!read) throw new Error('the email was not read')
  const at = { ...world.services.database, ports: world.services.ports, now }
  expect(await receiveMail(at, { ...read, from: standardContact.email })).toBe('refused')
  const elsewhere = await staffOf(world, 'agent', { hotels: [(await world.hotel()).id] })
  expect(await receiveMail(at, { ...read, from: elsewhere.email })).toBe('refused')
  expect(await receiveMail(at, { ...read, to: [addressFor(elsewhere.email)], from: elsewhere.email })).toBe('refused')
  expect(await receiveMail(at, { ...read, verified: false })).toBe('refused')
  expect(await receiveMail(at, read)).toBe('stored')
  expect((await messagesOf(guest, reference)).messages[1]).toMatchObject({ side: 'staff', text: 'It is reserved.' })
  const here = await staffOf(world, 'agent', { hotels: [hotel.id] })
  const theirs = { ...read, id: '<4@mail.example.com>', from: here.email }
  // A colleague's address proves nothing.
  expect(await receiveMail(at, theirs)).toBe('refused')
  const answer = { ...theirs, to: [addressFor(here.email)] }
  expect(await receiveMail(at, answer)).toBe('stored')
  // The audit names everybody who answered once, however often the email is delivered.
  expect(await receiveMail(at, answer)).toBe('stored')
  const provider = { to: [addressFor('office@example.com')], from: 'office@example.com' }
  expect(await receiveMail(at, { ...read, ...provider, id: '<5@mail.example.com>' })).toBe('stored')
  expect(await world.sql('select user_id, role, endpoint, subject, after from staff_audit order by id')).toEqual(
    [agent.id, here.id, 'contact'].map((user_id) => ({
      user_id,
      role: 'agent',
      endpoint: 'answer_booking_message',
      subject: `booking:${reference}`,
      after: { message: 'sent', files: 0 },
    })),
  )
})

async function bytesOf(response: Response) {
  return { body: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
}
