import type { Field, Values } from '#domains/cms/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { Editor, type EditProps } from '#web/admin/cms/editor-context.ts'
import { EditColour } from '#web/admin/cms/EditColour.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { textAt, type TextKey } from '#i18n/translator.ts'
import { ChoiceList } from '#web/admin/ChoiceList.tsx'
import { EditPoint } from '#web/admin/cms/EditPoint.tsx'
import { EditPicture, type FileFieldProps } from '#web/admin/cms/EditPicture.tsx'
import { EditFocus } from '#web/admin/cms/pictures/FocalPoint.tsx'
import { PictureList } from '#web/admin/cms/pictures/PictureList.tsx'
import { EditList } from '#web/admin/cms/EditList.tsx'
import { typedNumber } from '#web/admin/cms/field-text.ts'
import { labelAndHint, fieldLabel } from '#web/admin/cms/path-labels.ts'
import { FieldError } from '#web/ui/form/Field.tsx'
import { Select, NumberInput, TextInput, TextArea, Checkbox } from '#web/ui/form/Inputs.tsx'
import { readTime } from '#i18n/typed-time.ts'
import { contentLocales, direction, type Bilingual } from '#i18n/locale.ts'
import { logoFile, logoPath } from '#domains/content/brand/logo-file.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { classes } from '#web/ui/classes.ts'
import { use } from 'react'
import type { Point } from '@rihla/street-map/distance'

/** Props of a list field. */
export type EditListProps = EditProps<Field & { type: 'list' }> & { value: Values[]; hint: string | undefined }

export function EditField({ field, path, value, beside }: EditProps) {
  const { options, fixed, errorOf } = use(Editor)
  const t = useText()
  const [label, named] = labelAndHint(t, field.name)
  const hint = field.madeFrom ? t('editing.madeFrom', { field: fieldLabel(t, field.madeFrom) }) : named
  const error = errorOf(path)
  const common = { id: path, name: path, label, hint, error, optional: field.optional ?? !!field.madeFrom }
  switch (field.type) {
    case 'bilingual':
    case 'lines':
    case 'markdown':
      return <EditText {...{ field, path, value }} />
    case 'text': {
      if (field.form === 'colour') return <EditColour {...common} value={String(value)} />
      const ltr = field.form !== undefined && { dir: 'ltr' as const, spellCheck: false }
      return <TextInput {...common} {...ltr} maxLength={field.max} defaultValue={String(value)} />
    }
    case 'degrees':
      return field.name === 'lat' ? <EditPoint values={beside as Point} /> : null
    case 'number': {
      const decimals = Number(field.decimals ?? 0)
      return (
        <NumberInput
          {...common}
          className="edit-short"
          inputMode="decimal"
          defaultValue={typedNumber(value, decimals)}
        />
      )
    }
    case 'date':
      return <DateInput {...common} defaultValue={typeof value === 'string' ? value : ''} />
    case 'time':
      // A native field would be in the language of the browser, not of the page.
      return (
        <TextInput
          {...common}
          className="edit-short"
          placeholder={t('common.timeForms')}
          dir="ltr"
          autoComplete="off"
          onBlur={({ currentTarget: field }) => (field.value = readTime(field.value) ?? field.value)}
          defaultValue={typeof value === 'string' ? value : ''}
        />
      )
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
      if (fixed === path) {
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
      const only = choices.length === 1 && !field.optional ? choices[0]?.value : undefined
      return <Select {...common} defaultValue={chosen || only} empty={t('editing.chooseOne')} options={choices} />
    }
    case 'references': {
      // Chosen in the list that they are part of.
      if (field.of) return null
      const chosenIn = (name: string) => (beside[name] as (string | number)[]).map(String)
      const { starred } = field
      return (
        <>
          {[field.name, ...(starred ? [starred] : [])].map((name) => (
            <input key={name} type="hidden" name={`${name}.order`} value={chosenIn(name).join(' ')} />
          ))}
          <ChoiceList
            name={path}
            legend={label}
            hint={hint}
            error={error}
            choices={(options[field.to] ?? []).map((one) => ({ value: String(one.value), label: one.label }))}
            chosen={chosenIn(field.name)}
            starred={starred && { name: starred, legend: fieldLabel(t, starred), chosen: chosenIn(starred) }}
            long={field.by === 'number'}
          />
        </>
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
      const [first] = field.item
      const rows = value as Values[]
      const wrong = error ?? rows.map((_, i) => errorOf(`${path}.${i}.${first?.name}`)).find(Boolean)
      if (field.bare && first?.type === 'choice') {
        const choices = first.choices.map((one) => ({
          value: one,
          label: textAt(t, `catalogue.choice_${one}` as TextKey),
        }))
        const chosen = rows.map((row) => String(row[first.name]))
        return <ChoiceList {...{ name: path, legend: label, hint, error: wrong, choices, chosen }} />
      }
      if (field.bare && first?.type === 'time') {
        const times = rows.map((row) => String(row[first.name])).join(', ')
        return (
          <TextInput
            {...common}
            error={wrong}
            className="col-span-full"
            dir="ltr"
            autoComplete="off"
            defaultValue={times}
          />
        )
      }
      const List = first?.type === 'picture' ? PictureList : EditList
      return <List {...{ field, path, hint, beside }} value={rows} />
    }
  }
}

/** A text in both languages side by side, each in its own direction; that of the page comes first. */
function EditText({
  field,
  path,
  value,
}: Omit<EditProps<Field & { type: 'bilingual' | 'lines' | 'markdown' }>, 'beside'>) {
  const t = useText()
  const { errorOf } = use(Editor)
  const texts = value as Bilingual
  const label = fieldLabel(t, field.name)
  return (
    <div className="col-span-full grid items-start gap-x-5 gap-y-3 grid-cols-fit-80">
      {contentLocales
        .slice()
        .sort((one) => (one === t.locale ? -1 : 1))
        .map((locale) => {
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
