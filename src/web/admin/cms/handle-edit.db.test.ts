import { expect, test } from 'vitest'
import { handleEdit } from '#web/admin/cms/handle-edit.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18"/></svg>'

test('a chosen file is saved with its form, whatever button submits it; a rejected file keeps what was typed', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const brand = async () => {
    const answer = await api.show_editable({ kind: 'brand', subject: 'all' })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  const submit = async (intent: string, file: string) => {
    const editable = await brand()
    const form = new FormData()
    const typed = { intent, version: editable.version, 'name.en': 'Palm Gate', 'name.ar': 'بوابة النخيل' }
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    form.set('logo.file', new File([file], 'logo.svg', { type: 'image/svg+xml' }))
    return handleEdit(api, editable, form)
  }
  expect(await submit('publish', 'no drawing')).toMatchObject({
    saved: null,
    error: { errors: [{ path: 'logo.file', code: 'logo_type' }] },
    values: { name: { en: 'Palm Gate' } },
  })
  const logo = expect.stringMatching(/^[0-9a-f]{24}-400x400\.png$/)
  expect(await submit('upload logo', drawing)).toMatchObject({ saved: null, error: null, values: { logo } })
  expect(await brand()).toMatchObject({ values: { logo: '' } })
  expect(await submit('publish', drawing)).toMatchObject({ saved: 'published' })
  expect(await brand()).toMatchObject({ values: { name: { en: 'Palm Gate' }, logo } })
})
