import type { ApiError } from '#api/errors.ts'
import type { Editable } from '#domains/cms/contract.ts'
import { isBlank, type Field, type SectionName, type Values } from '#domains/cms/shapes.ts'
import { groupBy } from '#domains/shared/group-by.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { EditField } from '#web/admin/cms/EditField.tsx'
import { fieldText } from '#web/admin/cms/field-text.ts'
import { controlId, fieldLabel, pathLabel, fieldErrorLabel } from '#web/admin/cms/path-labels.ts'
import { Editor } from '#web/admin/cms/editor-context.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import {
  useCallback,
  useMemo,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  use,
} from 'react'
import { Form, useNavigation, useBlocker } from 'react-router'

type EditFormProps = {
  editable: Editable
  values: Values
  error: ApiError | undefined
  /** True if the server returned the form with unsaved changes. */
  touched: boolean
  /** The address of the item if it differs from that of the page, because the item has just been created. */
  action: string | undefined
  onTyped: (form: HTMLFormElement) => void
  onSent: (form: HTMLFormElement) => void
}

/**
 * The editor of a content kind: all its fields with both languages side by side, and the buttons to publish, save or
 * preview.
 */
export function EditForm({ editable, values, error: failure, touched, action, onTyped, onSent }: EditFormProps) {
  const t = useText()
  const { fields, options, version, may_change, shown_at, live, state } = editable
  const navigation = useNavigation()
  const busy = navigation.state !== 'idle' && navigation.formMethod === 'POST'
  const [written, setWritten] = useState(touched)
  const [uploads, setUploads] = useState<Record<string, number>>({})
  const [heldBack, setHeldBack] = useState(false)
  const uploading = Object.values(uploads).reduce((sum, count) => sum + count, 0)
  const report = useCallback((path: string, count: number) => setUploads((now) => ({ ...now, [path]: count })), [])
  const points = useMemo(() => pointsOf(fields, values), [fields, values])
  /** A form saved now would lack the photos that are on their way. */
  const holdBack = (event: FormEvent<HTMLFormElement>) => {
    if (uploading > 0) event.preventDefault()
    else onSent(event.currentTarget)
    setHeldBack(uploading > 0)
  }
  const errors = failure?.errors
  const sections = useMemo(() => sectionsOf(fields), [fields])
  const summary = useMemo(
    () =>
      (errors ?? []).map((error) => ({
        field: controlId(fields, error.path),
        message: t('errors.fieldMessage', {
          field: error.path.endsWith('.file') ? t('photos.add') : pathLabel(t, fields, error.path),
          message: fieldErrorLabel(t, error),
        }),
      })),
    [errors, fields, t],
  )
  const hasErrorIn = (path: string) => errors?.some((one) => `${one.path}.`.startsWith(`${path}.`)) ?? false
  const errorOf = (path: string) => {
    const error = errors?.find((one) => one.path === path)
    return error && fieldErrorLabel(t, error)
  }
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="edit-form grid min-w-0 grid-cols-1 gap-5"
      noValidate
      action={action}
      onInput={(event) => {
        setWritten(true)
        onTyped(event.currentTarget)
      }}
      onSubmit={holdBack}
    >
      {/* Enter in a field activates the first submit button of a form; this one saves the draft. */}
      <button type="submit" name="intent" value="draft" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="version" value={version} />
      <div onClick={goToField}>
        <ErrorSummary errors={summary} />
      </div>
      {sections.length >= minIndexed && <SectionIndex names={sections.flatMap(({ name }) => name ?? [])} />}
      {options.place && (
        <datalist id="place">
          {options.place.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      )}
      <Editor
        value={{ ...editable, errorOf, hasErrorIn, report, points, renderField: (inner) => <EditField {...inner} /> }}
      >
        <fieldset disabled={!may_change} className="grid min-w-0 grid-cols-1 gap-5">
          {sections.map(({ name, fields: inside }) => (
            <Section
              key={name ?? ''}
              {...{ name, values, touched }}
              fields={inside}
              hasError={inside.some((field) => hasErrorIn(field.name))}
            >
              {inside.map((field) => (
                <EditField
                  key={field.name}
                  field={field}
                  path={field.name}
                  value={values[field.name]}
                  beside={values}
                />
              ))}
            </Section>
          ))}
        </fieldset>
      </Editor>
      {may_change && (
        <div className="edit-bar">
          <Button intent="publish" pending={busy}>
            {t('editing.publish')}
          </Button>
          <Button intent="draft" variant="secondary" pending={busy}>
            {t('editing.saveDraft')}
          </Button>
          {shown_at && (
            <Button intent="preview" variant="secondary" icon="view" pending={busy}>
              {t('editing.previewDraft')}
            </Button>
          )}
          <span className="text-muted" role="status">
            {uploading > 0 && heldBack
              ? t('photos.busy', { count: uploading })
              : written && !busy
                ? t('editing.unsaved')
                : ''}
          </span>
        </div>
      )}
      <Unsaved unsaved={(written || uploading > 0) && !busy} key={`${String(live)} ${String(state)}`} />
    </Form>
  )
}

/** From this many sections on a form has an index. */
const minIndexed = 4

const sectionId = (name: SectionName) => `section-${name}`

/** Neighbouring fields of the same part. */
function sectionsOf(fields: readonly Field[]): { name: SectionName | undefined; fields: Field[] }[] {
  return [...groupBy(fields, ({ section }) => section)].map(([name, inside]) => ({ name, fields: inside }))
}

function SectionIndex({ names }: { names: readonly SectionName[] }) {
  const t = useText()
  return (
    <nav aria-label={t('editing.sections')}>
      <ul className="flex gap-2 overflow-x-auto whitespace-nowrap sm:flex-wrap">
        {names.map((name) => (
          <li key={name}>
            <a
              className="pill"
              href={`#${sectionId(name)}`}
              onClick={() => document.querySelector(`details#${sectionId(name)}`)?.setAttribute('open', '')}
            >
              {t(`catalogue.section_${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionProps = {
  name: SectionName | undefined
  fields: readonly Field[]
  values: Values
  touched: boolean
  hasError: boolean
  children: ReactNode
}

/** A part of the form. One that need not be filled in is folded, and says what it holds. */
function Section({ name, fields, values, touched, hasError, children }: SectionProps) {
  const { t, format } = useLanguage()
  const { options } = use(Editor)
  const grid = <div className="edit-grid">{children}</div>
  if (!name) return <div className="admin-card">{grid}</div>
  const heading = <h2>{t(`catalogue.section_${name}`)}</h2>
  const look = { id: sectionId(name), className: 'admin-card edit-section' }
  if (!fields.every(({ optional, rare }) => optional ?? rare)) {
    return (
      <section {...look}>
        {heading}
        {grid}
      </section>
    )
  }
  const named = fields.filter((field) => !('of' in field))
  const labelOf = ({ name: one }: Field) => fieldLabel(t, one).split(/[:;؛]/)[0]
  const held = named.flatMap((field) => {
    const text = fieldText({ t, format, options }, field, values[field.name])
    if (!text) return []
    return named.length === 1 || field.type === 'flag' ? text : `${labelOf(field)}: ${text}`
  })
  return (
    <Disclosure
      {...look}
      open={hasError || (touched && fields.some(({ name: one, rare }) => !rare && !isBlank(values[one])))}
      summary={
        <>
          {heading}
          <span className="text-muted line-clamp-2 font-normal">
            {held.map((text) => (
              <bdi key={text} className="me-4">
                {text}
              </bdi>
            ))}
            {held.length === 0 && named.map(labelOf).join(' · ')}
          </span>
        </>
      }
    >
      {grid}
    </Disclosure>
  )
}

/** Moves the focus to the field without a navigation, which could trigger the prompt about unsaved changes. */
function goToField(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  const field = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** Focal points that are chosen at their picture. */
function pointsOf(fields: Editable['fields'], values: Values) {
  const points = fields.flatMap((field) =>
    field.type === 'focus' && field.of ? [[field.of, { path: field.name, value: String(values[field.name]) }]] : [],
  )
  return Object.fromEntries(points) as Record<string, { path: string; value: string }>
}

/** Asks for confirmation before unsaved changes are lost by navigating away or closing the window. */
function Unsaved({ unsaved }: { unsaved: boolean }) {
  const t = useText()
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!unsaved) return undefined
    const request = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', request)
    return () => removeEventListener('beforeunload', request)
  }, [unsaved])
  const blocked = blocker.state === 'blocked'
  useEffect(() => {
    if (blocked) stay.current?.focus()
  }, [blocked])
  if (!blocked) return null
  return (
    <div role="alertdialog" aria-labelledby="unsaved" className="edit-unsaved card">
      <p id="unsaved">{t('editing.unsaved')}</p>
      <Button ref={stay} onClick={() => blocker.reset()}>
        {t('editing.unsavedStay')}
      </Button>
      <Button variant="secondary" onClick={() => blocker.proceed()}>
        {t('editing.unsavedLeave')}
      </Button>
    </div>
  )
}
