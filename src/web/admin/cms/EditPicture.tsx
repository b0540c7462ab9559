import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { PictureUploads } from '#web/admin/cms/pictures/PictureUploads.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { links } from '#web/lib/links.ts'

/** A single picture by its name, with a preview and an upload. */
export function EditPicture({
  path,
  label,
  value,
  error,
  fileError,
}: {
  path: string
  label: string
  value: string
  error: string | undefined
  fileError: string | undefined
}) {
  const t = useText()
  const [picture, setPicture] = useState(value)
  return (
    <div className="edit-picture">
      {picture && (
        <img
          src={links.picture(picture, 320)}
          alt={t('editing.shownPicture', { id: picture })}
          width={160}
          height={100}
          loading="lazy"
        />
      )}
      <TextInput
        key={picture}
        id={path}
        name={path}
        label={label}
        error={error}
        dir="ltr"
        defaultValue={picture}
        spellCheck={false}
      />
      <PictureUploads
        name={path}
        error={fileError}
        room={{ left: 1, max: 1 }}
        onUploaded={({ id }) => {
          setPicture(id)
          document
            .getElementById(path)
            ?.closest('form')
            ?.dispatchEvent(new Event('input', { bubbles: true }))
        }}
      />
    </div>
  )
}
