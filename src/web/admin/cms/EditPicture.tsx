import { use, useState } from 'react'
import { isUploaded, pictureAddress } from '#domains/content/focal-point.ts'
import { useText } from '#i18n/react.tsx'
import { FocalPoint } from '#web/admin/cms/pictures/FocalPoint.tsx'
import { Editor } from '#web/admin/cms/editor-context.ts'
import { PictureUploads } from '#web/admin/cms/pictures/PictureUploads.tsx'
import { TextInput } from '#web/ui/form/Inputs.tsx'
import { links } from '#links/site.ts'

/** Props of a field whose value is an uploaded file; `fileError` is that of the upload. */
export type FileFieldProps = {
  path: string
  label: string
  value: string
  error: string | undefined
  fileError: string | undefined
}

/** A single picture by its name, with a preview, an upload and the focal point of a photo. */
export function EditPicture({ path, label, value, error, fileError }: FileFieldProps) {
  const t = useText()
  const { points } = use(Editor)
  const point = points[path]
  const [shown, setShown] = useState({ id: value, focus: point?.value ?? '' })
  return (
    <div className="col-span-full grid grid-cols-1 items-start gap-x-5 gap-y-3 admin:grid-cols-[auto_minmax(0,1fr)]">
      {shown.id && (
        <img
          src={links.picture(pictureAddress(shown.id, shown.focus), 320)}
          alt={t('editing.shownPicture', { id: shown.id })}
          width={160}
          height={100}
          loading="lazy"
          className="rounded-control"
        />
      )}
      <TextInput
        key={shown.id}
        id={path}
        name={path}
        label={label}
        error={error}
        dir="ltr"
        defaultValue={shown.id}
        spellCheck={false}
      />
      {point && isUploaded(shown.id) && (
        <>
          <input type="hidden" name={`${point.path}.of`} value={shown.id} />
          <FocalPoint
            path={point.path}
            picture={shown.id}
            value={shown.focus}
            onChoose={(focus) => setShown({ ...shown, focus })}
          />
        </>
      )}
      <PictureUploads
        name={path}
        error={fileError}
        room={{ left: 1, max: 1 }}
        onUploaded={({ id, focus }) => {
          setShown({ id, focus })
          document
            .getElementById(path)
            ?.closest('form')
            ?.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
    </div>
  )
}
