import { expect, test } from 'vitest'
import { copyOfForm, findCopy, formOf, keepUnsent, type FormCopy } from '#web/admin/cms/form-copy.ts'

const at = new Date('2026-11-23T09:00:00Z')

/** A store of one tab with the copy of a form about hotel 5. */
function storeWith(change: Partial<FormCopy> = {}) {
  const form = new FormData()
  form.append('version', '3-abc')
  form.append('name.en', 'Dar')
  form.append('amenities', 'lift')
  form.append('amenities', 'wifi')
  form.append('image_ids.file', new File(['x'], 'a.jpg'))
  const values = new Map([['edit hotel 5', JSON.stringify({ ...copyOfForm(form, at), ...change })]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

test('typed values are offered with their version, also when somebody else has saved meanwhile', () => {
  const store = storeWith()
  for (const version of ['3-abc', '4-def']) {
    const copy = findCopy(store, 'hotel 5', version)
    expect(copy).toMatchObject({ version: '3-abc', at: '2026-11-23T09:00:00.000Z' })
    expect(copy && [...formOf(copy)]).toEqual([
      ['version', '3-abc'],
      ['name.en', 'Dar'],
      ['amenities', 'lift'],
      ['amenities', 'wifi'],
    ])
  }
  expect(findCopy(store, 'hotel 6', '3-abc')).toBe(null)
})

test('a copy that was sent is offered until the item has a newer version', () => {
  const store = storeWith({ isSent: true })
  expect(findCopy(store, 'hotel 5', '3-abc')).not.toBe(null)
  expect(findCopy(store, 'hotel 5', '4-def')).toBe(null)
  expect(store.getItem('edit hotel 5')).toBe(null)
})

test('a copy that was rejected is offered whatever happens to the item', () => {
  const store = storeWith({ isSent: true })
  keepUnsent(store, 'hotel 5')
  expect(findCopy(store, 'hotel 5', '4-def')).toMatchObject({ isSent: false })
})

test('the copy of a new item is deleted once the item has been created', () => {
  expect(findCopy(storeWith({ isSent: false, version: '' }), 'hotel 5', '')).not.toBe(null)
  expect(findCopy(storeWith({ isSent: true, version: '' }), 'hotel 5', '')).toBe(null)
})
