import { useText, useLanguage } from '#i18n/react.tsx'
import type { EditListProps } from '#web/admin/cms/EditField.tsx'
import { fieldLabel } from '#web/admin/cms/path-labels.ts'
import { PicturePlace } from '#web/admin/cms/pictures/PicturePlace.tsx'
import { PictureUploads } from '#web/admin/cms/pictures/PictureUploads.tsx'
import { usePictureRows, type EditedPictures } from '#web/admin/cms/pictures/use-picture-rows.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { isBlank } from '#domains/cms/shapes.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { use, useState, type ReactNode } from 'react'
import { inLocale } from '#i18n/locale.ts'
import { Editor } from '#web/admin/cms/editor-context.ts'
import type { PictureRow } from '#web/admin/cms/pictures/picture-rows.ts'
import { Checkbox, Select } from '#web/ui/form/Inputs.tsx'

/**
 * The pictures of an item in their order: uploaded many at once, moved with the pointer or with buttons, described in
 * both languages. Without scripts the buttons submit the form and the server returns it changed.
 */
export function PictureList({ field, path, value }: EditListProps) {
  const { errorOf, hasErrorIn, renderField } = use(Editor)
  const t = useText()
  const { list, pictures } = usePictureRows(path, value)
  const { rows, removed } = pictures
  const error = errorOf(path)
  const suggested = rows.filter((row) => row.suggested).length
  const alt = field.item.find(({ type }) => type === 'bilingual')
  return (
    <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-3" ref={list}>
      <legend className="field-label">{fieldLabel(t, field.name)}</legend>
      <input type="hidden" name={`${path}.rows`} value={rows.length} />
      {error && <FieldError id={`${path}.add-error`}>{error}</FieldError>}
      <p className="text-muted text-note">{rows.length === 0 ? t('photos.none') : t('photos.mainHint')}</p>
      {suggested > 0 && <p className="text-note">{t('photos.toFinish', { count: suggested })}</p>}
      <ol className="grid items-start gap-3 grid-cols-fill-72">
        {rows.map((row, i) => {
          const own = `${path}.${i}`
          return (
            <li key={row.key} className="admin-card gap-0 p-3" data-picture={i}>
              <input type="hidden" name={`${own}.picture`} value={row.picture} />
              <PicturePlace {...{ row, pictures, path }} index={i} error={errorOf(`${own}.picture`)} />
              <PictureWords {...{ row, pictures }} path={own} hasError={hasErrorIn(`${own}.alt`)}>
                {alt && (
                  <div key={row.edition}>
                    {renderField({ field: alt, path: `${own}.alt`, value: row.alt, beside: {} })}
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
          <Button id={`${path}-undo`} variant="secondary" onClick={pictures.putBack}>
            {t('photos.undo')}
          </Button>
        </p>
      )}
      <p role="status" className="sr-only">
        {pictures.announced}
      </p>
      <PictureUploads
        name={path}
        error={errorOf(`${path}.file`)}
        room={{ left: field.maxItems - rows.length, max: field.maxItems }}
        onUploaded={pictures.add}
      />
    </fieldset>
  )
}

type PictureWordsProps = {
  row: PictureRow
  pictures: EditedPictures
  path: string
  hasError: boolean
  children: ReactNode
}

/**
 * The description of a picture, which a subject can suggest; folded once somebody has written it. The children are its
 * fields in both languages.
 */
function PictureWords({ row, pictures, path, hasError, children }: PictureWordsProps) {
  const { t, locale } = useLanguage()
  const { subjects } = use(Editor)
  const [isUnfinished] = useState(row.suggested || isBlank(row.alt))
  return (
    <Disclosure open={isUnfinished || hasError} summary={fieldLabel(t, 'alt')}>
      <div className="grid gap-3" onInput={() => pictures.clearSuggestion(row.key)}>
        {children}
        <div className="flex flex-wrap items-end gap-x-5 gap-y-2" onInput={(event) => event.stopPropagation()}>
          {subjects.length > 0 && (
            <Select
              id={`${path}.subject`}
              className="with-scripts basis-72"
              label={t('photos.subject')}
              optional
              value={row.subject}
              empty={t('photos.subjectNone')}
              options={subjects.map((one) => ({ value: one.value, label: inLocale(one.words, locale) }))}
              onChange={(event) => pictures.describe(row.key, event.currentTarget.value)}
            />
          )}
          <Checkbox
            id={`${path}.alt_suggested`}
            name={`${path}.alt_suggested`}
            value="yes"
            label={fieldLabel(t, 'alt_suggested')}
            checked={row.suggested}
            onChange={(event) => pictures.setSuggested(row.key, event.currentTarget.checked)}
          />
        </div>
      </div>
    </Disclosure>
  )
}
