import { expect, test } from 'vitest'
import { site } from '#test/site.ts'
import { pdfOf } from '#test/pdf.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf } from '#test/world.ts'

const pdf = pdfOf({})

test('a document is uploaded as a form and served as an attachment that cannot run scripts, and access by staff is audited', async () => {
  const { world, address } = await site()
  const hotel = await world.hotel({ supply: 'portal' })
  const guest = await world.traveller()
  const noor = await staffOf(world, 'agent')
  const made = await guest.requests(hotel)
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const shown = await noor.api.show_admin_booking({ reference })
  if (!shown.ok) throw new Error(shown.error.code)
  const requested = await noor.api.ask_for_document({
    reference,
    status: 'waiting',
    version: shown.data.version,
    kind: 'visa',
    why: 'For the hotel',
  })
  if (!requested.ok) throw new Error(requested.error.code)
  const id = requested.data.booking.documents[0]?.id ?? 0
  const form = new FormData()
  form.set('reference', reference)
  form.set('document', String(id))
  form.set('file', new File([pdf], 'visa.pdf', { type: 'application/pdf' }))
  const cookie = await sessionOf(world, guest.id)
  const sent = await fetch(`${address}/api/v1/send_document`, {
    method: 'POST',
    headers: { cookie, origin: address },
    body: form,
  })
  expect([sent.status, await sent.json()]).toMatchObject([200, { data: { status: 'waiting' } }])
  const get = (as: string) => fetch(`${address}/documents/${id}`, { headers: as ? { cookie: as } : {} })
  const stranger = await sessionOf(world, (await world.traveller()).id)
  expect([(await get('')).status, (await get(stranger)).status]).toEqual([404, 404])
  expect(await world.sql(`select count(*)::int as n from staff_audit where endpoint = 'open_document'`)).toEqual([
    { n: 0 },
  ])
  for (const one of [cookie, noor.cookie]) {
    const answer = await get(one)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-.*%%EOF/s)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}-${id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
  expect(await world.sql(`select subject from staff_audit where endpoint = 'open_document'`)).toEqual([
    { subject: `booking:${reference}` },
  ])
})

test('a file of a message is served to its traveller and to agents, who are audited; anyone else gets 404', async () => {
  const { world, address } = await site()
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), {})
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const sent = await guest.api.send_booking_file({ reference, text: 'Our visa', file: new Uint8Array(pdf) })
  if (!sent.ok) throw new Error(sent.error.code)
  const id = sent.data.messages[0]?.files[0]?.id ?? 0
  const get = (as: string) => fetch(`${address}/messages/${id}`, { headers: as ? { cookie: as } : {} })
  const stranger = await sessionOf(world, (await world.traveller()).id)
  const editor = await staffOf(world, 'editor')
  const refused = await Promise.all(['', stranger, editor.cookie].map(get))
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(await auditedFiles()).toEqual([])
  const agent = await staffOf(world, 'agent')
  for (const one of [await sessionOf(world, guest.id), agent.cookie]) {
    const answer = await get(one)
    expect(answer.status).toBe(200)
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-.*%%EOF/s)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': `attachment; filename="${reference}-message-${id}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  }
  expect(await auditedFiles()).toEqual([{ subject: `booking:${reference}`, after: { file: id, seen: true } }])

  function auditedFiles() {
    return world.sql(`select subject, after from staff_audit where endpoint = 'open_document'`)
  }
})
