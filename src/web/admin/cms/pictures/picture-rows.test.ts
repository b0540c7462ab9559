import { expect, test } from 'vitest'
import {
  pictureName,
  suggestedAlt,
  withMoved,
  withUploaded,
  type PictureRow,
} from '#web/admin/cms/pictures/picture-rows.ts'

const row = (key: string, order?: number): PictureRow => ({
  key,
  picture: key,
  alt: { en: '', ar: '' },
  focus: '22',
  suggested: false,
  subject: '',
  edition: 0,
  ...(order !== undefined && { order }),
})
const keys = (rows: PictureRow[]) => rows.map(({ key }) => key).join('')

test('photos stand in the order in which they were chosen, whichever arrives first', () => {
  let rows = [row('x')]
  for (const [key, order] of [
    ['c', 2],
    ['a', 0],
    ['b', 1],
  ] as const) {
    rows = withUploaded(rows, { ...row(key), order })
  }
  expect(keys(rows)).toBe('xabc')
  expect(keys(withUploaded(withMoved(rows, 3, 0), { ...row('d'), order: 3 }))).toBe('cxabd')
})

test('a picture is moved to another place, and not beyond the ends of the list', () => {
  const rows = [row('a'), row('b'), row('c')]
  expect(keys(withMoved(rows, 2, 0))).toBe('cab')
  expect(keys(withMoved(rows, 0, 1))).toBe('bac')
  expect(keys(withMoved(rows, 0, -1))).toBe('abc')
  expect(keys(withMoved(rows, 2, 3))).toBe('abc')
})

test('a description is suggested from the names of the room and of its hotel, and from the subject', () => {
  const name = pictureName({ en: ' Twin room ', ar: 'غرفة مزدوجة' }, { en: 'Dar Al Yaqin', ar: 'دار اليقين' })
  expect(suggestedAlt(name, { en: 'bathroom', ar: 'الحمّام' })).toEqual({
    en: 'Twin room, Dar Al Yaqin: bathroom',
    ar: 'غرفة مزدوجة، دار اليقين: الحمّام',
  })
  expect(suggestedAlt(pictureName({ en: '', ar: '' }, null), undefined)).toEqual({ en: '', ar: '' })
})
