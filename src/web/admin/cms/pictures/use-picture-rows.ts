import { use, useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { Values } from '#domains/cms/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { Editor } from '#web/admin/cms/editor-context.ts'
import {
  pictureName,
  rowOf,
  suggestedAlt,
  withMoved,
  withUploaded,
  type PictureRow,
} from '#web/admin/cms/pictures/picture-rows.ts'
import type { UploadedPicture } from '#web/admin/cms/pictures/upload-queue.ts'

/**
 * The pictures of a list while they are edited: their order, their texts and the one that was removed last. Every change
 * of the order is announced, and keeps the focus on the picture. `list` is the ref of the fieldset that contains them.
 * @param path of the field; the ids of the buttons start with it
 */
export function usePictureRows(path: string, saved: readonly Values[]) {
  const t = useText()
  const { named_by, owner_title, subjects } = use(Editor)
  const [rows, setRows] = useState<PictureRow[]>(() => saved.map((values, i) => rowOf(`s${i}`, values)))
  const [removed, setRemoved] = useState<{ row: PictureRow; at: number } | null>(null)
  const [announced, setAnnounced] = useState('')
  const list = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef('')

  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = ''
  }, [rows])

  /** Changes of the list fire no `input` event, but the form has unsaved changes. */
  const reportChange = () => list.current?.form?.dispatchEvent(new Event('input', { bubbles: true }))
  const change = (changed: (rows: PictureRow[]) => PictureRow[]) => {
    setRows(changed)
    reportChange()
  }
  const typedName = () => {
    const typed = (language: string) => {
      const input = list.current?.form?.elements.namedItem(`${named_by}.${language}`)
      return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : ''
    }
    return pictureName({ en: typed('en'), ar: typed('ar') }, owner_title)
  }
  const move = (from: number, to: number) => {
    change((now) => withMoved(now, from, to))
    setAnnounced(t('photos.moved', { to: to + 1, count: rows.length }))
  }
  const moveByKey = (event: MouseEvent, i: number, by: -1 | 1) => {
    event.preventDefault()
    const row = rows[i]
    const to = i + by
    if (!row || to < 0 || to >= rows.length) return
    move(i, to)
    // The same button of the moved picture, or the other one at an end of the list.
    const isAtEnd = by === -1 ? to === 0 : to === rows.length - 1
    focusNext.current = `${path}-${row.key}-${(by === -1) === isAtEnd ? 'later' : 'earlier'}`
  }
  const remove = (event: MouseEvent, i: number) => {
    event.preventDefault()
    const row = rows[i]
    if (!row) return
    change((now) => now.filter((one) => one !== row))
    setRemoved({ row, at: i })
    setAnnounced(t('photos.removed', { n: i + 1 }))
    focusNext.current = `${path}-undo`
  }
  const putBack = () => {
    if (!removed) return
    change((now) => [...now.slice(0, removed.at), removed.row, ...now.slice(removed.at)])
    setRemoved(null)
    setAnnounced(t('photos.restored', { n: removed.at + 1 }))
    focusNext.current = `${path}-${removed.row.key}-remove`
  }
  const edit = (key: string, to: (row: PictureRow) => Partial<PictureRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...to(row) } : row)))
  const clearSuggestion = (key: string) => edit(key, () => ({ suggested: false, subject: '' }))
  const setSuggested = (key: string, suggested: boolean) => {
    reportChange()
    edit(key, () => ({ suggested }))
  }
  const setFocus = (key: string, focus: string) => edit(key, () => ({ focus }))
  const describe = (key: string, subject: string) => {
    const option = subjects.find(({ value }) => value === subject)
    if (!option) return edit(key, () => ({ subject: '' }))
    reportChange()
    edit(key, ({ edition }) => ({
      alt: suggestedAlt(typedName(), option.words),
      subject,
      suggested: true,
      edition: edition + 1,
    }))
  }
  const add = ({ key, id, focus }: UploadedPicture & { key: number }) => {
    const alt = suggestedAlt(typedName(), undefined)
    change((now) =>
      withUploaded(now, {
        key: `u${key}`,
        picture: id,
        alt,
        focus,
        suggested: alt.en + alt.ar !== '',
        subject: '',
        edition: 0,
        order: key,
      }),
    )
  }
  const drag = (event: PointerEvent<HTMLElement>, i: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-picture]')
    const to = list.current?.contains(below ?? null) ? Number(below?.dataset['picture']) : i
    if (to !== i) move(i, to)
  }

  const moves = { add, moveByKey, drag, remove, putBack }
  const edits = { describe, setFocus, setSuggested, clearSuggestion }
  return { list, pictures: { rows, removed, announced, ...moves, ...edits } }
}

export type EditedPictures = ReturnType<typeof usePictureRows>['pictures']
