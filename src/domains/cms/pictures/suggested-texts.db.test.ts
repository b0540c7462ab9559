import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

async function shown(api: ApiClient, kind: KindName, subject: string) {
  const answer = await api.show_editable({ kind, subject })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function publish(api: ApiClient, kind: KindName, subject: string, change: Values) {
  const { version, values } = await shown(api, kind, subject)
  return api.publish_editable({ kind, subject, version, data: { ...values, ...change } })
}

async function uploaded(api: ApiClient): Promise<string> {
  const file = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#875a12' } })
    .jpeg()
    .toBuffer()
  const taken = await api.upload_picture({ file: new Uint8Array(file) })
  return taken.ok ? taken.data.id : taken.error.code
}

const empty = { en: '', ar: '' }

test('photos without descriptions are published with suggested ones, which are listed until they are finished', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const room = String(hotel.rooms[0]?.id)
  const [first, second] = [await uploaded(api), await uploaded(api)]
  const own = { en: 'Two beds', ar: 'سريران' }
  const image_ids = [
    { picture: first, alt: empty },
    { picture: second, alt: own },
  ]
  expect(await publish(api, 'room_type', room, { image_ids })).toMatchObject({ ok: true })

  const { values, owner_title, named_by, subjects } = await shown(api, 'room_type', room)
  const name = values[named_by] as typeof own
  expect(owner_title).toEqual({ en: expect.any(String), ar: expect.any(String) })
  const suggestion = { en: `${name.en}, ${owner_title?.en}`, ar: `${name.ar}، ${owner_title?.ar}` }
  expect(values['image_ids']).toEqual([
    { picture: first, alt: suggestion, alt_suggested: true, focus: '22' },
    { picture: second, alt: own, alt_suggested: false, focus: '22' },
  ])
  expect(subjects).toContainEqual({ value: 'bathroom', words: { en: 'bathroom', ar: 'دورة المياه' } })

  const toFinish = async () => {
    const answer = await api.fetch_editables({ kind: 'picture', unfinished: true })
    return answer.ok ? [answer.data.unfinished, ...answer.data.rows.map(({ subject }) => subject)] : []
  }
  expect(await toFinish()).toEqual([1, first])
  expect(await publish(api, 'picture', first, { alt: own })).toMatchObject({ ok: true })
  expect(await toFinish()).toEqual([0])
  expect(await api.fetch_editables({ kind: 'hotel', unfinished: true })).toMatchObject({ data: { rows: [] } })
})

test('a description in one language is not complete, and without a name none is suggested', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'editor')
  const subject = String((await world.hotel()).id)
  const picture = await uploaded(api)
  const required = (path: string) => ({ path, code: 'required' })
  expect(await publish(api, 'hotel', subject, { image_ids: [{ picture, alt: { en: 'Gate', ar: '' } }] })).toMatchObject(
    {
      error: { errors: expect.arrayContaining([required('image_ids.0.alt.ar')]) },
    },
  )
  expect(await publish(api, 'hotel', subject, { name: empty, image_ids: [{ picture, alt: empty }] })).toMatchObject({
    error: {
      errors: expect.arrayContaining([required('name.en'), required('name.ar'), required('image_ids.0.alt.en')]),
    },
  })
})
