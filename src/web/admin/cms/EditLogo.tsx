import { logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import { useText } from '#i18n/react.tsx'
import type { FileFieldProps } from '#web/admin/cms/EditPicture.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Checkbox } from '#web/ui/form/Checkbox.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { FieldError } from '#web/ui/form/Field.tsx'
import { classes } from '#web/ui/classes.ts'

/** A logo with its picture on the ground that it is for, a file to upload, and a box that removes it. */
export function EditLogo({ path, label, value, error, fileError }: FileFieldProps) {
  const t = useText()
  const src = logoPath(value)
  const file = logoFile(value)
  return (
    <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-3" id={path} tabIndex={-1}>
      <legend className="field-label">{label}</legend>
      <input type="hidden" name={path} value={value} />
      {src && file && (
        <>
          <span
            className={classes(
              'w-fit rounded-control border border-line px-5 py-4',
              path === 'logo_dark' ? 'bg-(--night)' : 'bg-(--chip)',
            )}
          >
            <img src={src} alt={label} height={48} width={Math.round((48 * file.width) / file.height)} />
          </span>
          <Checkbox id={`${path}.none`} name={`${path}.none`} value="yes" label={t('brand.removeLogo')} />
        </>
      )}
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
      <div className="grid max-w-[40rem] gap-3">
        <FileInput
          name={`${path}.file`}
          label={t('brand.uploadLogo')}
          hint={t('brand.logoHint')}
          error={fileError}
          accept="image/svg+xml,image/png"
          optional
        />
        <div>
          <Button intent={`upload ${path}`} variant="secondary" icon="photos">
            {t('brand.uploadNow')}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
