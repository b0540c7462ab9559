import { useState } from 'react'
import { useText } from '#text/react.tsx'
import { Field, type FieldProps } from '#web/kit/Field.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import '#web/kit/fields.css'

/**
 * A file to choose or to drop. The browser's own field lies over the whole surface, so that a drop is its own, and
 * keys and forms work without scripts. `progress` (0-100) shows the way up. Words: `fields`.
 */
export function FileInput({
  label,
  hint,
  error,
  id,
  optional,
  className,
  name,
  accept,
  disabled,
  progress,
  onFile,
}: FieldProps & {
  name: string
  accept: string
  disabled?: boolean
  progress?: number | undefined
  onFile?: (file: File | undefined) => void
}) {
  const t = useText()
  const [over, setOver] = useState(false)
  const [chosen, setChosen] = useState('')
  return (
    <Field {...{ label, hint, error, optional, className }} id={id ?? name}>
      {(wires) => (
        <>
          <span className="file-drop" data-over={over ? '' : undefined}>
            <Icon name="photos" />
            <span className="with-scripts">
              {chosen ? t('fields.chosenFile', { name: `\u2068${chosen}\u2069` }) : t('fields.dropFile')}
            </span>
            <input
              {...wires}
              type="file"
              name={name}
              accept={accept}
              disabled={disabled}
              required={!optional}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
              onChange={(event) => {
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
