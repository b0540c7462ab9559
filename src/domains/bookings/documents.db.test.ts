import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#contract/api.ts'
import { payToken } from '#domains/bookings/pay-link.server.ts'
import { forgetDocuments, openDocument } from '#domains/bookings/documents.server.ts'
import type { Files } from '#domains/context.ts'
import { addDays } from '#domains/stays/nights.ts'
import { doJobs, doSweep, needsOf } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { contextFor, makeWorld, today } from '#test/world.ts'

const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj secret words\n%%EOF\n'))

/** A request whose guest was asked for a passport, before the supplier was asked or after (`askedFirst`). */
async function askedForPassport({ request = '', askedFirst = false } = {}) {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const noor = await staffOf(world, 'agent', { name: 'Noor' })
  const made = await guest.asks(hotel, { request })
  if (!made.ok) throw new Error(made.error.code)
  if (askedFirst) await doJobs(world)
  const { reference } = made.data
  const seen = async () => {
    const found = await noor.api.show_desk_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return { reference, status: found.data.booking.status, version: found.data.version }
  }
  const ask = async () =>
    noor.api.ask_for_document({ ...(await seen()), kind: 'passport', why: 'For the permit of the visit', hours: 12 })
  const asked = await ask()
  if (!asked.ok) throw new Error(asked.error.code)
  const document = asked.data.booking.documents[0]?.id ?? 0
  const send = (api: ApiClient = guest.api, id = document, file = pdf) =>
    api.send_document({ reference, document: id, file })
  const store = watched(world.wired.ports.files)
  /** Sending it fails after the file is there; `untidy`: and the file cannot be removed either. */
  const breaksOff = async ({ untidy = false } = {}) => {
    const { ports } = world.wired
    const { queue, files } = ports
    const { remove } = files
    ports.queue = () => Promise.reject(new Error('broke off'))
    if (untidy) files.remove = () => Promise.reject(new Error('out of reach'))
    await send().catch(() => undefined)
    ports.queue = queue
    files.remove = remove
  }
  return { world, hotel, guest, noor, reference, asked: asked.data, document, seen, ask, send, store, breaksOff }
}

/** Which of the files that were put into a store are there still, in order. */
function watched(files: Files) {
  const names: string[] = []
  const { put } = files
  files.put = (name, file) => {
    names.push(name)
    return put(name, file)
  }
  return { kept: () => Promise.all(names.map(async (name) => (await files.get(name)) !== null)) }
}

describe('asking', () => {
  test('makes the request wait for its traveller, who is told which document and until when; nothing is to be paid', async () => {
    const { world, guest, reference, asked } = await askedForPassport()
    expect(asked.booking).toMatchObject({
      status: 'waiting_user',
      deadline_at: '2026-12-01T21:00:00.000Z',
      to_pay: null,
    })
    expect(asked.events.at(-1)).toMatchObject({ note: 'document', by: { name: 'Noor' } })
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      ok: true,
      data: {
        turn: 'traveller',
        documents: [{ kind: 'passport', why: 'For the permit of the visit', state: 'asked' }],
      },
    })
    const [letter] = await world.sql(
      `select kind, data ->> 'need' as need from message order by created_at desc limit 1`,
    )
    expect(letter).toEqual({ kind: 'booking_needs_you', need: 'document' })
  })

  test('is possible of a request that waits alone; a guest without an account sends it by the link of the letter', async () => {
    const { world, guest, noor, ask, reference, seen, document } = await askedForPassport()
    expect(await ask()).toMatchObject({ error: { code: 'status_changed' } })
    await world.sql(`update booking set status = 'waiting', user_id = null where reference = $1`, [reference])
    const asked = await noor.api.ask_for_document({ ...(await seen()), kind: 'visa', why: 'For the gate' })
    const second = asked.ok ? (asked.data.booking.documents[1]?.id ?? 0) : 0
    const [letter] = await world.sql(`select data ->> 'token' as token from message where data ->> 'token' is not null`)
    const token = String(letter?.token)
    const visitor = world.visitor()
    const shown = await visitor.show_document_link({ token })
    expect(shown).toMatchObject({ data: { reference, documents: [{}, { why: 'For the gate', state: 'asked' }] } })
    expect(JSON.stringify(shown)).not.toMatch(/Lead|Guest a|@/)
    for (const wrong of ['x', `${token}x`, payToken(world.wired.ports.seal, reference)]) {
      expect(await visitor.show_document_link({ token: wrong })).toMatchObject({ error: { code: 'not_found' } })
      expect(await visitor.send_document_by_link({ token: wrong, document: second, file: pdf })).toMatchObject({
        error: { code: 'not_found' },
      })
    }
    expect(await visitor.send_document_by_link({ token, document: second, file: pdf })).toMatchObject({
      ok: true,
      data: { status: 'waiting', documents: [{}, { state: 'sent' }] },
    })
    // Of the account that takes the booking over, from then on.
    await world.sql('update booking set user_id = $2 where reference = $1', [reference, guest.id])
    expect(await visitor.show_document_link({ token })).toMatchObject({ error: { code: 'not_found' } })
    expect(await visitor.send_document_by_link({ token, document, file: pdf })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  test('left without an answer the request expires, and the document is needed no longer', async () => {
    const { world, guest, reference } = await askedForPassport()
    world.timeIs('2026-12-01T21:00:01Z')
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      data: { status: 'expired', documents: [{ state: 'lapsed' }] },
    })
    expect(await world.sql('select sum(held)::int as held from night_inventory')).toEqual([{ held: 0 }])
  })
})

describe('sending', () => {
  test('gives the turn back to the provider; the file is kept sealed, and opens for its traveller and the staff alone', async () => {
    const { world, guest, noor, document, send } = await askedForPassport()
    expect(await send()).toMatchObject({
      ok: true,
      data: { status: 'waiting', documents: [{ state: 'sent', bytes: pdf.length }] },
    })
    const [kept] = await world.sql('select file from booking_document')
    const stored = await world.wired.ports.files.get(String(kept?.file))
    expect(Buffer.from(stored?.body ?? '').toString()).not.toContain('secret words')
    const stranger = await world.traveller()
    const [editor, unproven] = [await staffOf(world, 'editor'), await staffOf(world, 'manager', { proven: false })]
    const opens = async (actor: Parameters<typeof contextFor>[1]) =>
      (await openDocument(contextFor(world.wired, actor), document)) !== null
    const traveller = (one: { id: string; email: string }) =>
      ({ kind: 'traveller', userId: one.id, name: '', email: one.email, sessionId: '' }) as const
    expect([await opens(traveller(guest)), await opens(noor.actor)]).toEqual([true, true])
    expect([
      await opens({ kind: 'visitor' }),
      await opens(traveller(stranger)),
      await opens(editor.actor),
      await opens(unproven.actor),
    ]).toEqual([false, false, false, false])
    const opened = await openDocument(contextFor(world.wired, traveller(guest)), document)
    expect(opened).toMatchObject({ type: 'application/pdf', body: Buffer.from(pdf) })
  })

  test('is for its traveller alone, once, in time, and of a document', async () => {
    const { world, document, send, guest } = await askedForPassport()
    const stranger = await world.traveller()
    expect(await send(stranger.api)).toMatchObject({ error: { code: 'not_found' } })
    expect(await send(guest.api, document + 1)).toMatchObject({ error: { code: 'status_changed' } })
    expect(await send(guest.api, document, new Uint8Array([1, 2, 3]))).toMatchObject({
      error: { code: 'invalid_input', errors: [{ path: 'file', code: 'file_type' }] },
    })
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await send()).toMatchObject({ error: { code: 'status_changed' } })
  })

  test('what breaks off leaves no file: it is taken back at once, or by the next try', async () => {
    const { world, send, store, breaksOff } = await askedForPassport()
    await breaksOff()
    expect(await store.kept()).toEqual([false])
    expect(await world.sql('select state, sent_at from booking_document')).toEqual([{ state: 'asked', sent_at: null }])
    await world.sql('update booking_document set file = null')
    await breaksOff({ untidy: true })
    expect(await store.kept()).toEqual([false, true])
    expect(await send()).toMatchObject({ ok: true })
    expect(await store.kept()).toEqual([false, false, true])
  })

  test('what broke off and was never tried again is deleted once it is needed no longer', async () => {
    const { world, store, breaksOff } = await askedForPassport()
    await breaksOff({ untidy: true })
    world.timeIs('2026-12-01T21:00:01Z')
    await doSweep(world)
    expect(await store.kept()).toEqual([true])
    world.timeIs('2026-12-01T22:30:00Z')
    await doSweep(world)
    expect(await store.kept()).toEqual([false])
    expect(await world.sql('select state, file from booking_document')).toEqual([{ state: 'lapsed', file: null }])
  })

  test('too late is too late', async () => {
    const { world, send } = await askedForPassport()
    world.timeIs('2026-12-01T21:00:01Z')
    expect(await send()).toMatchObject({ error: { code: 'status_changed' } })
  })
})

test('of a confirmed booking: it stays confirmed, its traveller is told and sends it, and once it is over nobody need', async () => {
  const { world, guest, noor } = await askedForPassport()
  const made = await guest.books(await world.hotel(), {})
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const ask = async () => {
    const found = await noor.api.show_desk_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    const { version } = found.data
    return noor.api.ask_for_document({ reference, status: 'confirmed', version, kind: 'visa', why: 'For the gate' })
  }
  const asked = await ask()
  expect(asked).toMatchObject({ ok: true, data: { booking: { status: 'confirmed', deadline_at: null } } })
  expect(
    await world.sql(
      `select data ->> 'need' as need, data ->> 'deadline' as deadline from message
      where kind = 'booking_needs_you' and data ->> 'reference' = $1`,
      [reference],
    ),
  ).toEqual([{ need: 'document', deadline: null }])
  const document = asked.ok ? (asked.data.booking.documents[0]?.id ?? 0) : 0
  expect(await guest.api.send_document({ reference, document, file: pdf })).toMatchObject({
    ok: true,
    data: { status: 'confirmed', documents: [{ state: 'sent' }] },
  })
  const again = await ask()
  const second = again.ok ? (again.data.booking.documents[1]?.id ?? 0) : 0
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  const cancelled = await guest.api.cancel_booking(
    { reference, accepted_penalty: cost.data.penalty },
    { idempotencyKey: crypto.randomUUID() },
  )
  expect(cancelled).toMatchObject({ data: { documents: [{ state: 'sent' }, { state: 'lapsed' }] } })
  expect(await guest.api.send_document({ reference, document: second, file: pdf })).toMatchObject({
    error: { code: 'status_changed' },
  })
})

test('staff accept or refuse what was sent, once, and ask for another', async () => {
  const { noor, seen, send, ask, document } = await askedForPassport()
  await send()
  const refused = await noor.api.judge_document({ ...(await seen()), document, accepted: false })
  expect(refused).toMatchObject({ ok: true, data: { booking: { documents: [{ state: 'refused' }] } } })
  expect(await noor.api.judge_document({ ...(await seen()), document, accepted: true })).toMatchObject({
    error: { code: 'conflict' },
  })
  expect(await ask()).toMatchObject({
    ok: true,
    data: { booking: { documents: [{ state: 'refused' }, { state: 'asked' }] } },
  })
})

describe('the supplier meanwhile', () => {
  test('accepts: it is heard once the document is there', async () => {
    const { world, send, seen } = await askedForPassport({ request: 'demo:accept', askedFirst: true })
    const minutes = (n: number) => new Date(Date.parse('2026-12-01T09:00:00Z') + n * 60_000).toISOString()
    world.timeIs(minutes(1))
    await doJobs(world)
    expect(await seen()).toMatchObject({ status: 'waiting_user' })
    expect(await send()).toMatchObject({ ok: true, data: { status: 'waiting' } })
    await doJobs(world)
    world.timeIs(minutes(10))
    await doJobs(world)
    expect(await seen()).toMatchObject({ status: 'confirmed' })
    expect(await wrongStock(world)).toEqual([])
  })

  test('says no: the request is over, and nobody need send anything', async () => {
    const { world, guest, send, reference } = await askedForPassport({ request: 'demo:reject', askedFirst: true })
    world.timeIs('2026-12-01T09:01:00Z')
    await doJobs(world)
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      data: { status: 'rejected', documents: [{ state: 'lapsed' }] },
    })
    expect(await send()).toMatchObject({ error: { code: 'status_changed' } })
    expect(await wrongStock(world)).toEqual([])
  })

  test('was not asked before the document was: it is asked when that is there', async () => {
    const { world, send, seen } = await askedForPassport({ request: 'demo:accept' })
    await doJobs(world)
    expect(await world.sql('select 1 from partner_request')).toEqual([])
    await send()
    await doJobs(world)
    world.timeIs('2026-12-01T09:01:00Z')
    await doJobs(world)
    expect(await seen()).toMatchObject({ status: 'confirmed' })
  })
})

describe('deleting', () => {
  const left = async (world: Awaited<ReturnType<typeof askedForPassport>>['world'], file: unknown) => [
    (await world.sql('select 1 from booking_document')).length,
    (await world.wired.ports.files.get(String(file))) !== null,
  ]

  test('thirty days after the trip, not before', async () => {
    const { world, send } = await askedForPassport()
    await send()
    const [row] = await world.sql(
      'select d.file, b.check_out from booking_document d join booking b on b.id = d.booking_id',
    )
    world.timeIs(`${addDays(String(row?.check_out), 30)}T12:00:00Z`)
    await forgetDocuments(needsOf(world))
    expect(await left(world, row?.file)).toEqual([1, true])
    world.timeIs(`${addDays(String(row?.check_out), 31)}T12:00:00Z`)
    await forgetDocuments(needsOf(world))
    expect(await left(world, row?.file)).toEqual([0, false])
  })

  test('with the account, whose file of everything names them before', async () => {
    const { world, guest, send, document } = await askedForPassport()
    await send()
    const { personalData } = world.wired.ports
    const { db } = world.wired.database
    expect(await personalData.gather(db, guest.id)).toMatchObject({
      booking_documents: [{ kind: 'passport', address: `/documents/${document}` }],
    })
    const [row] = await world.sql('select file from booking_document')
    await personalData.erase(db, guest.id)
    world.timeIs(`${addDays(today, 1)}T00:00:00Z`)
    await world.sql('update booking_document set forget_at = $1', [`${today}T10:00:00Z`])
    await forgetDocuments(needsOf(world))
    expect(await left(world, row?.file)).toEqual([0, false])
  })

  test('one that cannot be deleted now stays, stops no other, and goes another time', async () => {
    const { world, send, guest, hotel, noor } = await askedForPassport()
    await send()
    const second = await guest.asks(hotel, { request: 'demo:silent' })
    if (!second.ok) throw new Error(second.error.code)
    const { reference } = second.data
    const found = await noor.api.show_desk_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    const asked = await noor.api.ask_for_document({
      reference,
      status: 'waiting',
      version: found.data.version,
      kind: 'visa',
      why: 'x',
    })
    if (!asked.ok) throw new Error(asked.error.code)
    await guest.api.send_document({ reference, document: asked.data.booking.documents[0]?.id ?? 0, file: pdf })
    const [stuck] = await world.sql('select file from booking_document order by id')
    const { files } = world.wired.ports
    const remove = files.remove
    files.remove = (name) => (name === stuck?.file ? Promise.reject(new Error('out of reach')) : remove(name))
    await world.sql('update booking_document set forget_at = $1', [`${today}T08:00:00Z`])
    await expect(forgetDocuments(needsOf(world))).rejects.toThrow('out of reach')
    expect(await world.sql('select file from booking_document')).toEqual([stuck])
    files.remove = remove
    await forgetDocuments(needsOf(world))
    expect(await left(world, stuck?.file)).toEqual([0, false])
  })
})
