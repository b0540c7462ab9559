import type { ReactNode } from 'react'
import type { Editable } from '#domains/cms/contract.ts'
import type { Field, Values } from '#domains/cms/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { EditColour } from '#web/admin/cms/EditColour.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { textAt, type TextKey } from '#i18n/translator.ts'
import { EditPicture, type FileFieldProps } from '#web/admin/cms/EditPicture.tsx'
import { EditFocus } from '#web/admin/cms/pictures/FocalPoint.tsx'
import { PictureList } from '#web/admin/cms/pictures/PictureList.tsx'
import { EditList } from '#web/admin/cms/EditList.tsx'
import { labelAndHint, fieldLabel } from '#web/admin/cms/path-labels.ts'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Checkbox, NumberInput, Select, TextArea, TextInput } from '#web/ui/form/Inputs.tsx'
import { contentLocales, direction, type Bilingual } from '#i18n/locale.ts'
import { logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { classes } from '#web/ui/classes.ts'

/** Props of every editor field; `path` is both its name in the form and its id. */
export type EditProps<F extends Field = Field> = {
  field: F
  path: string
  value: unknown
  options: Editable['options']
  /** Read-only: the value is shown and submitted unchanged. */
  fixed?: boolean
  errorOf: (path: string) => string | undefined
}

/** Props of a list field, which renders the fields of its rows with `renderField`. */
export type EditListProps = EditProps<Field & { type: 'list' }> & {
  value: Values[]
  renderField: (inner: EditProps) => ReactNode
}

export function EditField({ field, path, value, options, fixed = false, errorOf }: EditProps) {
  const t = useText()
  const [label, hint] = labelAndHint(t, field.name)
  const error = errorOf(path)
  const common = { id: path, name: path, label, hint, error, optional: field.optional === true }
  switch (field.type) {
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return <EditText {...{ field, path, value, options, errorOf }} />
    case 'text': {
      if (field.form === 'colour') return <EditColour {...common} value={String(value)} />
      const ltr = field.form !== undefined && { dir: 'ltr' as const, spellCheck: false }
      return <TextInput {...common} {...ltr} maxLength={field.max} defaultValue={String(value)} />
    }
    case 'number':
    case 'degrees': {
      const decimals = field.type === 'number' ? Number(field.decimals ?? 0) : 0
      return <NumberInput {...common} inputMode="decimal" defaultValue={typedNumber(value, decimals)} />
    }
    case 'date':
      return <DateInput {...common} defaultValue={typeof value === 'string' ? value : ''} />
    case 'time':
      return <TextInput {...common} type="time" defaultValue={typeof value === 'string' ? value : ''} />
    case 'flag':
      return <Checkbox id={path} name={path} value="yes" label={label} error={error} defaultChecked={value === true} />
    case 'choice':
      return (
        <Select
          {...common}
          defaultValue={typeof value === 'string' ? value : ''}
          empty={t('editing.chooseOne')}
          options={field.choices.map((one) => ({ value: one, label: textAt(t, `catalogue.choice_${one}` as TextKey) }))}
        />
      )
    case 'reference': {
      const chosen = (value as string | number | null) ?? ''
      const choices = (options[field.to] ?? []).map((one) => ({ value: String(one.value), label: one.label }))
      if (fixed) {
        const chosenLabel = choices.find((one) => one.value === String(chosen))?.label ?? String(chosen)
        return (
          <>
            <input type="hidden" name={path} value={chosen} />
            <TextInput id={path} label={label} error={error} readOnly defaultValue={chosenLabel} />
          </>
        )
      }
      // The suggestions are in the form, once for all its fields.
      if (field.typed)
        return <TextInput {...common} list={field.to} dir="ltr" spellCheck={false} defaultValue={chosen} />
      return <Select {...common} defaultValue={chosen} empty={t('editing.chooseOne')} options={choices} />
    }
    case 'references': {
      const chosen = (value as (string | number)[]).map(String)
      return (
        <fieldset className="col-span-full grid min-w-0 grid-cols-1 gap-3" id={path} tabIndex={-1}>
          <legend className="field-label">{label}</legend>
          <input type="hidden" name={`${path}.order`} value={chosen.join(' ')} />
          <div className="edit-choices">
            {(options[field.to] ?? []).map((one) => (
              <Checkbox
                key={one.value}
                id={`${path}.${one.value}`}
                name={path}
                value={one.value}
                label={one.label}
                defaultChecked={chosen.includes(String(one.value))}
              />
            ))}
          </div>
          {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
        </fieldset>
      )
    }
    case 'picture':
      return <EditPicture {...{ path, label, error }} value={String(value)} fileError={errorOf(`${path}.file`)} />
    case 'focus':
      // Chosen at the picture.
      if (field.of) return null
      return <EditFocus path={path} value={String(value)} />
    case 'logo':
      return <EditLogo {...{ path, label, error }} value={String(value)} fileError={errorOf(`${path}.file`)} />
    case 'list': {
      const List = field.item[0]?.type === 'picture' ? PictureList : EditList
      return (
        <List
          {...{ field, path, options, errorOf }}
          value={value as Values[]}
          renderField={(inner) => <EditField {...inner} />}
        />
      )
    }
  }
}

/**
 * Formats a stored number for a text field: money with all decimals of its currency, other numbers without trailing zeros. A
 * value that is not a number is returned as it was typed.
 */
function typedNumber(value: unknown, decimals: number): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  if (decimals === 2 || decimals === 3) return (value / 10 ** decimals).toFixed(decimals)
  return String(Number((value / 10 ** decimals).toFixed(6)))
}

/** A text in both languages side by side, each in its own direction. */
function EditText({ field, path, value, errorOf }: EditProps<Field & { type: 'bilingual' | 'lines' | 'markdown' }>) {
  const t = useText()
  const texts = value as Bilingual
  const label = fieldLabel(t, field.name)
  return (
    <div className="col-span-full grid items-start gap-x-5 gap-y-3 grid-cols-fit-80">
      {contentLocales.map((locale) => {
        const common = {
          id: `${path}.${locale}`,
          name: `${path}.${locale}`,
          label: t(locale === 'en' ? 'editing.english' : 'editing.arabic', { field: label }),
          error: errorOf(`${path}.${locale}`),
          optional: field.optional === true,
          lang: locale,
          dir: direction(locale),
          defaultValue: texts[locale],
        }
        if (field.type === 'bilingual') return <TextInput key={locale} {...common} maxLength={field.max} />
        const hint = field.type === 'markdown' ? t('editing.markdownHint') : undefined
        const rows = field.type === 'markdown' ? 22 : field.max > 500 ? 8 : 3
        return <TextArea key={locale} {...common} hint={hint} rows={rows} className="edit-text" />
      })}
    </div>
  )
}

/** A logo with its picture on the ground that it is for, a file to upload, and a box that removes it. */
function EditLogo({ path, label, value, error, fileError }: FileFieldProps) {
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
