import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPhotoBytes } from '#domains/accounts/limits.ts'
import { maxPictureBytes } from '#domains/cms/limits.ts'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

test('the size limit of a file is the same in a page’s form and over HTTP', async () => {
  const { api } = await (await makeWorld()).traveller()
  expect(await api.update_image({ file: new Uint8Array(maxPhotoBytes + 1) })).toMatchObject({
    error: { code: 'payload_too_large' },
  })
  // A file of the maximum size that is not a picture is read and rejected for its type.
  expect(await api.update_image({ file: new Uint8Array(maxPhotoBytes) })).toMatchObject({
    error: { errors: [{ path: 'file', code: 'file_type' }] },
  })
})

test('a script uploads a picture as the body or in a form, and gets the reason if it is rejected', async () => {
  const { world, send, address } = await site()
  const { cookie } = await staffOf(world, 'editor')
  const png = async (width: number) =>
    new Uint8Array(
      await sharp({ create: { width, height: 800, channels: 4, background: '#0e5a54' } })
        .png()
        .toBuffer(),
    )
  const picture = await png(1_200)
  const upload = (body: BodyInit, headers: Record<string, string> = {}) =>
    send('upload_picture', { method: 'POST', headers: { Cookie: cookie, ...headers }, body })
  const form = new FormData()
  form.append('picture', new Blob([picture]), 'gate.png')

  for (const taken of [
    await upload(picture, { 'Content-Type': 'image/png' }),
    // With curl's default content type, and without one.
    await upload(picture, { 'Content-Type': 'application/x-www-form-urlencoded' }),
    await upload(picture),
    await upload(form),
  ]) {
    expect(taken.status).toBe(200)
    const response = await fetch(`${address}/img/640/${taken.body.data.id}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
  }

  const captioned = new FormData()
  captioned.append('picture', new Blob([picture]), 'gate.png')
  captioned.append('caption', 'unknown')
  expect(await upload(captioned)).toMatchObject({ status: 422, body: { errors: [{ path: 'caption' }] } })

  const reasons = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { status, body: problem } = await upload(body, headers)
    return [status, problem.errors?.[0]?.message ?? problem.detail]
  }
  expect(await reasons(await png(1_199))).toEqual([422, 'Choose a picture at least 1200 pixels wide.'])
  expect(await reasons(await png(1_199), { 'Accept-Language': 'ar' })).toEqual([
    422,
    'اختر صورة لا يقل عرضها عن 1200\u00a0بكسل.',
  ])
  expect(await reasons('no picture')).toEqual([422, 'This type of file is not accepted. Choose another.'])
  expect(await reasons(new Uint8Array(maxPictureBytes + 1))).toEqual([413, 'Choose a file of 50\u00a0MB or less.'])
  expect(await reasons(picture, { 'Content-Type': 'multipart/form-data' })).toEqual([
    400,
    expect.stringContaining('takes it as the body or in a form'),
  ])
})

test('a large file is read from editors only', async () => {
  const { send } = await site()
  expect(await send('upload_picture', { method: 'POST', body: new Uint8Array(maxPictureBytes + 1) })).toMatchObject({
    status: 401,
  })
})
