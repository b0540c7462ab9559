import { useText } from '#text/react.tsx'
import { Button } from '#web/kit/Button.tsx'
import { FileInput } from '#web/kit/FileInput.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'

/** A picture by its name, shown as it is; with `upload` another one can be brought. */
export function EditPicture({
  path,
  label,
  value,
  error,
  upload,
}: {
  path: string
  label: string
  value: string
  error: string | undefined
  upload: boolean
}) {
  const t = useText()
  return (
    <div className="edit-picture">
      {value && (
        <img
          src={links.picture(value, 320)}
          alt={t('editing.shownPicture', { id: value })}
          width={160}
          height={100}
          loading="lazy"
        />
      )}
      <TextInput id={path} name={path} label={label} error={error} dir="ltr" defaultValue={value} spellCheck={false} />
      {upload && <PictureUpload name={path} />}
    </div>
  )
}

/** Brings a file up at once and puts it into the form. */
export function PictureUpload({ name }: { name: string }) {
  const t = useText()
  return (
    <div className="edit-upload">
      <FileInput
        id={`${name}.file`}
        name={`${name}.file`}
        label={t('editing.upload')}
        hint={t('editing.uploadHint')}
        accept="image/jpeg,image/png,image/webp"
        optional
      />
      <div>
        <Button type="submit" name="intent" value={`upload ${name}`} variant="secondary" icon="photos">
          {t('editing.uploadNow')}
        </Button>
      </div>
    </div>
  )
}
