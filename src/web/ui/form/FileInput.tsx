import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import '#web/ui/form/fields.css'

/**
 * A file to choose or to drop. The browser's own input covers the whole surface, so that it handles drops, keys and
 * forms without scripts. `progress` (0-100) shows the upload. Messages: `fields`.
 */
export function FileInput({
  label,
  hint,
  error,
  optional,
  name,
  id = name,
  accept,
  progress,
  multiple,
  onFile,
  onFiles,
  drop,
}: Omit<FieldProps, 'className'> & {
  name: string
  accept: string
  progress?: number | undefined
  multiple?: boolean
  /** Replaces “Drop a file here, or choose one”. */
  drop?: string | undefined
  onFile?: (file: File | undefined) => void
  /** Takes the files at once; the field is empty afterwards. */
  onFiles?: (files: File[]) => void
}) {
  const t = useText()
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState('')
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(wires) => (
        <>
          <span className="file-drop" data-over={over ? '' : undefined}>
            <Icon name="photos" />
            <span className="with-scripts">
              {chosen ? t('fields.chosenFile', { name: `\u2068${chosen}\u2069` }) : (drop ?? t('fields.dropFile'))}
            </span>
            <input
              {...wires}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              required={!optional}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
                if (onFiles) {
                  onFiles([...(event.currentTarget.files ?? [])])
                  event.currentTarget.value = ''
                  return
                }
                const file = event.currentTarget.files?.[0]
                setChosen(file?.name ?? '')
                onFile?.(file)
              }}
            />
          </span>
          {progress !== undefined && (
            <span className="grid gap-1">
              <span role="status">{t('fields.uploading', { percent: progress })}</span>
              <progress value={progress} max={100} aria-label={t('fields.upload')} className="w-full" />
            </span>
          )}
        </>
      )}
    </Field>
  )
}
