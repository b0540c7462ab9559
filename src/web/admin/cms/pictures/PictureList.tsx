import { inLocale } from '#i18n/locale.ts'
import { use, useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { isUploaded, pictureAddress } from '#domains/content/focal-point.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { EditListProps } from '#web/admin/cms/EditField.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { FocalPoint } from '#web/admin/cms/pictures/FocalPoint.tsx'
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
import { PictureUploads } from '#web/admin/cms/pictures/PictureUploads.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { links } from '#links/site.ts'

/**
 * The pictures of an item in their order: uploaded many at once, moved with the pointer or with buttons, described in
 * both languages. Without scripts the buttons submit the form and the server returns it changed.
 */
export function PictureList({ field, path, value, options, errorOf, renderField }: EditListProps) {
  const { t, locale } = useLanguage()
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
  const act = (name: string, i: number) =>
    ({ type: 'submit', name: 'intent', value: `row ${name} ${path}.${i}` }) as const

  return (
    <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-3" ref={set}>
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={`${path}.rows`} value={rows.length} />
      {error && <FieldError id={`${path}.add-error`}>{error}</FieldError>}
      <p className="text-muted text-note">{rows.length === 0 ? t('photos.none') : t('photos.mainHint')}</p>
      {suggested > 0 && <p className="text-note">{t('photos.toFinish', { count: suggested })}</p>}
      <ol className="grid gap-3">
        {rows.map((row, i) => {
          const n = i + 1
          const own = `${path}.${i}`
          const id = `${path}-${row.key}`
          const pictureError = errorOf(`${own}.picture`)
          return (
            <li
              key={row.key}
              className="admin-card items-start gap-x-5 px-4 admin:grid-cols-[17rem_minmax(0,1fr)]"
              data-picture={i}
            >
              <input type="hidden" name={`${own}.picture`} value={row.picture} />
              <div className="edit-photo-side relative grid gap-2">
                <img
                  src={links.picture(pictureAddress(row.picture, row.focus), 320)}
                  alt={inLocale(row.alt, locale) || t('editing.shownPicture', { id: row.picture })}
                  width={320}
                  height={200}
                  loading="lazy"
                  className="aspect-[16/10] w-full rounded-control object-cover"
                />
                {i === 0 && <Badge tone="picture">{t('photos.main')}</Badge>}
                <div className="flex items-center gap-0.5">
                  <button
                    type="button"
                    className="with-scripts grid size-11 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
                    tabIndex={-1}
                    aria-hidden="true"
                    title={t('photos.drag', { n })}
                    onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                    onPointerMove={(event) => drag(event, i)}
                  >
                    <Icon name="menu" />
                  </button>
                  <span className="text-note text-muted me-auto whitespace-nowrap">
                    {t('photos.position', { n, count: rows.length })}
                  </span>
                  <IconButton
                    {...act('up', i)}
                    id={`${id}-earlier`}
                    icon="chevron-down"
                    className="*:rotate-180"
                    label={t('photos.earlier', { n })}
                    disabled={i === 0}
                    onClick={(event) => moveByKey(event, i, -1)}
                  />
                  <IconButton
                    {...act('down', i)}
                    id={`${id}-later`}
                    icon="chevron-down"
                    label={t('photos.later', { n })}
                    disabled={i === rows.length - 1}
                    onClick={(event) => moveByKey(event, i, 1)}
                  />
                  <IconButton
                    {...act('remove', i)}
                    id={`${id}-remove`}
                    icon="close"
                    label={t('photos.remove', { n })}
                    onClick={(event) => remove(event, i)}
                  />
                </div>
                {isUploaded(row.picture) && (
                  <FocalPoint
                    path={`${own}.focus`}
                    picture={row.picture}
                    value={row.focus}
                    onChoose={(focus) => edit(row.key, () => ({ focus }))}
                  />
                )}
                {pictureError && (
                  <span id={`${own}.picture`} tabIndex={-1}>
                    <FieldError id={`${own}.picture-error`}>{pictureError}</FieldError>
                  </span>
                )}
              </div>
              <div className="grid gap-3" onInput={() => edit(row.key, () => ({ suggested: false, subject: '' }))}>
                {alt && (
                  <div key={row.edition}>
                    {renderField({ field: alt, path: `${own}.alt`, value: row.alt, options, errorOf })}
                  </div>
                )}
                <div className="flex flex-wrap items-end gap-x-5 gap-y-2" onInput={(event) => event.stopPropagation()}>
                  {subjects.length > 0 && (
                    <Select
                      id={`${own}.subject`}
                      className="with-scripts basis-72"
                      label={t('photos.subject')}
                      optional
                      value={row.subject}
                      options={[
                        { value: '', label: t('photos.subjectNone') },
                        ...subjects.map((one) => ({ value: one.value, label: inLocale(one.words, locale) })),
                      ]}
                      onChange={(event) => describe(row.key, event.currentTarget.value)}
                    />
                  )}
                  <Checkbox
                    id={`${own}.alt_suggested`}
                    name={`${own}.alt_suggested`}
                    value="yes"
                    label={fieldLabel(t, 'alt_suggested')}
                    checked={row.suggested}
                    onChange={(event) => {
                      const { checked } = event.currentTarget
                      change((now) => now)
                      edit(row.key, () => ({ suggested: checked }))
                    }}
                  />
                </div>
              </div>
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
