import { use, useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { useLanguage } from '#i18n/react.tsx'
import type { EditListProps } from '#web/admin/cms/EditField.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { Pictures } from '#web/admin/cms/pictures/picture-context.ts'
import {
  pictureName,
  rowOf,
  suggestedAlt,
  withMoved,
  withUploaded,
  type PictureRow,
} from '#web/admin/cms/pictures/picture-rows.ts'
import type { UploadedPicture } from '#web/admin/cms/pictures/upload-queue.ts'
import { PicturePlace } from '#web/admin/cms/pictures/PicturePlace.tsx'
import { PictureUploads } from '#web/admin/cms/pictures/PictureUploads.tsx'
import { PictureWords } from '#web/admin/cms/pictures/PictureWords.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'

/**
 * The pictures of an item in their order: uploaded many at once, moved with the pointer or with buttons, described in
 * both languages. Without scripts the buttons submit the form and the server returns it changed.
 */
export function PictureList({ field, path, value, options, errorOf, renderField }: EditListProps) {
  const { t } = useLanguage()
  const { named_by, owner_title, subjects } = use(Pictures)
  const [rows, setRows] = useState<PictureRow[]>(() => value.map((values, i) => rowOf(`s${i}`, values)))
  const [removed, setRemoved] = useState<{ row: PictureRow; at: number } | null>(null)
  const [announced, setAnnounced] = useState('')
  const set = useRef<HTMLFieldSetElement>(null)
  const focusNext = useRef('')
  const label = fieldLabel(t, field.name)
  const error = errorOf(path)
  const suggested = rows.filter((row) => row.suggested).length
  const alt = field.item.find(({ type }) => type === 'bilingual')

  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = ''
  }, [rows])

  const change = (changed: (rows: PictureRow[]) => PictureRow[]) => {
    setRows(changed)
    // Changes of the list fire no `input` event, but the form has unsaved changes.
    set.current?.form?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const typedName = () => {
    const typed = (language: string) => {
      const input = set.current?.form?.elements.namedItem(`${named_by}.${language}`)
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
  const describe = (key: string, subject: string) => {
    const shown = subjects.find(({ value: one }) => one === subject)
    if (!shown) return edit(key, () => ({ subject: '' }))
    change((now) => now)
    edit(key, ({ edition }) => ({
      alt: suggestedAlt(typedName(), shown.words),
      subject,
      suggested: true,
      edition: edition + 1,
    }))
  }
  const add = ({ key, id, focus }: UploadedPicture & { key: number }) => {
    const described = suggestedAlt(typedName(), undefined)
    change((now) =>
      withUploaded(now, {
        key: `u${key}`,
        picture: id,
        alt: described,
        focus,
        suggested: described.en + described.ar !== '',
        subject: '',
        edition: 0,
        order: key,
      }),
    )
  }
  const drag = (event: PointerEvent<HTMLElement>, i: number) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const below = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-picture]')
    const to = set.current?.contains(below ?? null) ? Number(below?.dataset['picture']) : i
    if (to !== i) move(i, to)
  }

  return (
    <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-3" ref={set}>
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={`${path}.rows`} value={rows.length} />
      {error && <FieldError id={`${path}.add-error`}>{error}</FieldError>}
      <p className="text-muted text-note">{rows.length === 0 ? t('photos.none') : t('photos.mainHint')}</p>
      {suggested > 0 && <p className="text-note">{t('photos.toFinish', { count: suggested })}</p>}
      <ol className="grid gap-3">
        {rows.map((row, i) => {
          const own = `${path}.${i}`
          return (
            <li
              key={row.key}
              className="admin-card items-start gap-x-5 px-4 admin:grid-cols-[17rem_minmax(0,1fr)]"
              data-picture={i}
            >
              <input type="hidden" name={`${own}.picture`} value={row.picture} />
              <PicturePlace
                row={row}
                index={i}
                count={rows.length}
                path={path}
                error={errorOf(`${own}.picture`)}
                onDrag={(event) => drag(event, i)}
                onStep={(event, by) => moveByKey(event, i, by)}
                onRemove={(event) => remove(event, i)}
                onFocus={(focus) => edit(row.key, () => ({ focus }))}
              />
              <PictureWords
                row={row}
                path={own}
                onInput={() => edit(row.key, () => ({ suggested: false, subject: '' }))}
                onSubject={(subject) => describe(row.key, subject)}
                onSuggested={(isSuggested) => {
                  change((now) => now)
                  edit(row.key, () => ({ suggested: isSuggested }))
                }}
              >
                {alt && (
                  <div key={row.edition}>
                    {renderField({ field: alt, path: `${own}.alt`, value: row.alt, options, errorOf })}
                  </div>
                )}
              </PictureWords>
            </li>
          )
        })}
      </ol>
      {removed && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          {t('photos.removed', { n: removed.at + 1 })}{' '}
          <Button id={`${path}-undo`} variant="secondary" onClick={putBack}>
            {t('photos.undo')}
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      <PictureUploads
        name={path}
        error={errorOf(`${path}.file`)}
        room={{ left: field.maxItems - rows.length, max: field.maxItems }}
        onUploaded={add}
      />
    </fieldset>
  )
}
