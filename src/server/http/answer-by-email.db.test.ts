import { createHmac } from 'node:crypto'
import type { ParsedMail } from 'mailparser'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { mailgunInbound } from '#integrations/mailgun-inbound.ts'
import { outbox } from '#integrations/message-providers.ts'
import { smtpMail } from '#integrations/smtp.ts'
import { webhookRoutes } from '#server/api/webhooks.ts'
import type { Services } from '#server/services.ts'
import { delivers } from '#test/notifications.ts'
import { doSweep } from '#test/jobs.ts'
import { mailServer } from '#test/mail-server.ts'
import { pdfOf } from '#test/pdf.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact } from '#test/world.ts'

const key = 'a signing key'
const provider = 'office@example.com'

/** A booking whose emails leave through a real mail server; answers come in through the webhook of the provider. */
async function exchange() {
  const world = await makeWorld()
  world.services.ports.inboundMail = mailgunInbound({ domain: 'answers.example.com', key })
  await world.sql(`insert into setting (key, value) values ('contact', '{"email":"${provider}"}')
    on conflict (key) do update set value = setting.value || excluded.value`)
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), {})
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const { got, url } = await mailServer()
  const mail = smtpMail({ url, from: 'Rihla <post@rihla.example>' })
  onTestFinished(mail.close)

  /** The last email with messages that the mail server received after some minutes. */
  async function lastMail(): Promise<ParsedMail> {
    world.timeIs(new Date(world.services.clock().getTime() + 4 * 60_000).toISOString())
    await doSweep(world)
    await delivers(world, { ...outbox, stores: false, email: mail.email }, { origin: 'https://rihla.example' })
    const last = got.findLast(({ replyTo }) => replyTo)
    if (!last) throw new Error('no email was sent')
    return last
  }

  /** Answers an email as a mail program does; returns the status of the webhook. */
  async function answers(
    to: ParsedMail,
    text: string,
    {
      from,
      id,
      files = [],
      token = id,
      ...proof
    }: {
      from: string
      id: string
      files?: Uint8Array<ArrayBuffer>[]
      token?: string
      sender?: string
      spf?: string
      dkim?: string
      headers?: [string, string][]
    },
  ): Promise<number> {
    const timestamp = String(Math.floor(world.services.clock().getTime() / 1000))
    const quoted = (to.text ?? '').replaceAll(/^/gm, '> ')
    const form = new FormData()
    const fields = {
      timestamp,
      token,
      signature: createHmac('sha256', key)
        .update(timestamp + token)
        .digest('hex'),
      recipient: to.replyTo?.value[0]?.address ?? '',
      from: `Somebody <${from}>`,
      'Message-Id': id,
      'message-headers': JSON.stringify(proof.headers ?? []),
      sender: proof.sender ?? from,
      'X-Mailgun-Spf': proof.spf ?? 'Pass',
      'X-Mailgun-Dkim-Check-Result': proof.dkim ?? 'Fail',
      'body-plain': `${text}\r\n\r\nOn Tue, 1 Dec 2026 at 10:00, Rihla <post@rihla.example>\r\nwrote:\r\n\r\n${quoted}`,
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    files.forEach((file, i) => form.set(`attachment-${i + 1}`, new Blob([file]), `file-${i + 1}`))
    return post(world.services, form)
  }

  const conversation = async () => {
    const found = await guest.api.fetch_conversation({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data.messages
  }
  return { world, guest, reference, agent: await staffOf(world, 'agent'), lastMail, answers, conversation }
}

/** The status of the webhook for a form. */
async function post(services: Services, body: FormData | URLSearchParams): Promise<number> {
  const incoming = { headers: {}, socket: { remoteAddress: '203.0.113.9' } }
  const response = await webhookRoutes(services).request('/webhooks/mail', { method: 'POST', body }, { incoming })
  return response.status
}

async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0e5a54' } })
  return new Uint8Array(await picture.png().toBuffer())
}

test('traveller and provider answer by email in turn, with a file; the site has both answers without the quoted text', async () => {
  const { agent, reference, lastMail, answers, conversation } = await exchange()
  await agent.api.answer_booking_message({ reference, text: 'Which flight do you take?' })
  const question = await lastMail()
  expect(question.text).toContain('Which flight do you take?')
  expect(question.to).toMatchObject({ value: [{ address: standardContact.email }] })
  const ticket = { from: standardContact.email, id: '<1@mail.example.com>', files: [await photo()] }
  expect(await answers(question, 'SV 302, the ticket is attached.', ticket)).toBe(200)
  // The provider of email delivers it again.
  expect(await answers(question, 'SV 302, the ticket is attached.', ticket)).toBe(200)
  const answered = await lastMail()
  expect(answered.to).toMatchObject({ value: [{ address: provider }] })
  expect(answered.text).toContain('SV 302')
  expect(answered.replyTo?.value[0]?.address).not.toBe(question.replyTo?.value[0]?.address)
  expect(await answers(answered, 'Thank you, we meet you there.', { from: provider, id: '<2@mail.example.com>' })).toBe(
    200,
  )
  expect(await conversation()).toMatchObject([
    { side: 'staff', text: 'Which flight do you take?' },
    { side: 'traveller', text: 'SV 302, the ticket is attached.', way: 'email', files: [{ type: 'image/jpeg' }] },
    { side: 'staff', text: 'Thank you, we meet you there.', way: 'email', files: [] },
  ])
})

test('an email with nothing but a ticket that opens with a password says on the site that its file was not accepted', async () => {
  const { agent, reference, lastMail, answers, conversation } = await exchange()
  await agent.api.answer_booking_message({ reference, text: 'Please send your ticket.' })
  const locked = pdfOf({ trailer: '/ID [<00> <00>] /Encrypt << /Filter /Other >>' })
  const mail = { from: standardContact.email, id: '<1@mail.example.com>', files: [locked] }
  expect(await answers(await lastMail(), '', mail)).toBe(200)
  expect(await conversation()).toMatchObject([{}, { side: 'traveller', text: '', files: [], refused_files: 1 }])
})

test('the webhook returns 406 for an answer from another sender and 503 while a file cannot be scanned', async () => {
  const { world, agent, reference, lastMail, answers, conversation } = await exchange()
  await agent.api.answer_booking_message({ reference, text: 'Do you need a cot?' })
  const question = await lastMail()
  expect(await answers(question, 'Yes.', { from: 'stranger@example.com', id: '<1@mail.example.com>' })).toBe(406)
  expect(await answers(question, 'Yes.', { from: provider, id: '<2@mail.example.com>' })).toBe(406)
  const own = { from: standardContact.email, id: '<3@mail.example.com>', files: [await photo()] }
  world.services.ports.scan = async () => 'unknown'
  expect(await answers(question, 'Yes.', own)).toBe(503)
  expect(await conversation()).toHaveLength(1)
  world.services.ports.scan = async () => 'clean'
  expect(await answers(question, 'Yes.', own)).toBe(200)
  expect(await conversation()).toMatchObject([{}, { text: 'Yes.', files: [{}] }])
})

test('a request that the provider of email did not sign is refused', async () => {
  const { world } = await exchange()
  expect(await post(world.services, new FormData())).toBe(406)
  world.services.ports.inboundMail = null
  expect(await post(world.services, new FormData())).toBe(406)
})

test('the form of a stranger is refused before it is taken apart, also one that repeats the fields of the signature', async () => {
  const { world, agent, reference, lastMail, answers, conversation } = await exchange()
  await agent.api.answer_booking_message({ reference, text: 'Do you need a cot?' })
  const question = await lastMail()
  const read = vi.spyOn(Response.prototype, 'formData')
  onTestFinished(() => read.mockRestore())
  const form = new FormData()
  const timestamp = String(Math.floor(world.services.clock().getTime() / 1000))
  form.set(
    'body-plain',
    `${'x'.repeat(300_000)}\r\n\r\n--\r\nContent-Disposition: form-data; name="signature"\r\n\r\nx`,
  )
  for (const signature of ['', 'x', 'ab'.repeat(32)]) {
    form.append('timestamp', timestamp)
    form.append('token', 'x')
    form.append('signature', signature)
  }
  expect(await post(world.services, form)).toBe(406)
  expect(await post(world.services, new URLSearchParams({ timestamp, token: 'x', signature: 'x' }))).toBe(406)
  expect(read).not.toHaveBeenCalled()
  const own = { from: standardContact.email, id: '<1@mail.example.com>' }
  expect(await answers(question, `Yes. name="signature"\r\n\r\nx`, own)).toBe(200)
  expect(read).toHaveBeenCalled()
  expect(await conversation()).toHaveLength(2)
})

test('the signature is looked for in a thousand parts', async () => {
  const { read } = mailgunInbound({ domain: 'answers.example.com', key })
  const now = new Date('2026-12-01T09:00:00Z')
  const timestamp = String(now.getTime() / 1000)
  const signature = createHmac('sha256', key).update(`${timestamp}x`).digest('hex')
  const boundary = 'b'.repeat(30)
  const part = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const proof = part('timestamp', timestamp) + part('token', 'x') + part('signature', signature)
  const mail = (before: number) =>
    read(
      Buffer.from(`${`--${boundary}\r\n\r\n\r\n`.repeat(before)}${proof}--${boundary}--`),
      new Headers({ 'content-type': `multipart/form-data; boundary=${boundary}` }),
      now,
    )
  expect(await mail(0)).toMatchObject({ token: 'x' })
  const parses = vi.spyOn(Response.prototype, 'formData')
  onTestFinished(() => parses.mockRestore())
  expect(await mail(1_000)).toBeNull()
  expect(parses).not.toHaveBeenCalled()
})

const forgeries: [string, { sender?: string; spf?: string; dkim?: string; headers?: [string, string][] }][] = [
  ['without a result', { spf: '', dkim: '' }],
  ['whose SPF failed', { spf: 'Fail' }],
  ['whose SPF passed for another domain', { sender: 'bounce@attacker.example' }],
  [
    'signed by another domain',
    { spf: 'Fail', dkim: 'Pass', headers: [['DKIM-Signature', 'v=1; d=attacker.example; s=k']] },
  ],
  [
    'signed by another domain, beside a false signature of the right one',
    {
      spf: 'Fail',
      dkim: 'Pass',
      headers: [
        ['DKIM-Signature', 'v=1; d=example.com; s=k'],
        ['DKIM-Signature', 'v=1; d=attacker.example; s=k'],
      ],
    },
  ],
  ['that claims its result itself', { spf: 'Pass', headers: [['X-Mailgun-Spf', 'SoftFail']] }],
]

test.for(forgeries)(
  'an email of a stranger with the address of the traveller is refused: one %s',
  async ([, forged]) => {
    const { agent, reference, lastMail, answers, conversation } = await exchange()
    await agent.api.answer_booking_message({ reference, text: 'Do you need a cot?' })
    const question = await lastMail()
    const own = { from: standardContact.email, id: '<1@mail.example.com>' }
    expect(await answers(question, 'Yes.', { ...own, ...forged })).toBe(406)
    expect(await conversation()).toHaveLength(1)
    const signed: [string, string][] = [['DKIM-Signature', 'v=1; a=rsa-sha256; d=example.com; s=k']]
    expect(await answers(question, 'Yes.', { ...own, id: '<2@x>', spf: 'Fail', dkim: 'Pass', headers: signed })).toBe(
      200,
    )
  },
)

test('a member of staff cannot write as another with an address that was not given to them', async () => {
  const { world, guest, reference, lastMail, answers, conversation } = await exchange()
  const manager = await staffOf(world, 'manager')
  await guest.api.send_booking_message({ reference, text: 'Is the lift working?' })
  const question = await lastMail()
  expect(question.to).toMatchObject({ value: [{ address: provider }] })
  expect(await answers(question, 'No.', { from: manager.email, id: '<1@mail.example.com>' })).toBe(406)
  expect(await answers(question, 'Yes.', { from: provider, id: '<2@mail.example.com>' })).toBe(200)
  expect(await conversation()).toMatchObject([{}, { text: 'Yes.' }])
})

test('the signature of one email sends no other', async () => {
  const { agent, reference, lastMail, answers, conversation } = await exchange()
  await agent.api.answer_booking_message({ reference, text: 'Do you need a cot?' })
  const question = await lastMail()
  const own = { from: standardContact.email, id: '<1@mail.example.com>', token: 'used-token' }
  expect(await answers(question, 'Yes.', own)).toBe(200)
  expect(await answers(question, 'Yes.', own)).toBe(200)
  expect(await answers(question, 'No, cancel everything.', { ...own, id: '<2@mail.example.com>' })).toBe(406)
  expect(await conversation()).toHaveLength(2)
})
