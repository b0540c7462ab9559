import { errorStatus, type ApiError } from '#api/errors.ts'
import type { OutputOf } from '#api/endpoint.ts'
import type { FileLine, stockAdminEndpoints } from '#domains/products/stays/admin/contract.ts'
import { addDays } from '#domains/shared/dates.ts'
import { maxNightsChanged } from '#domains/products/stays/limits.ts'
import { errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { FileNotes, namesOf, runsOf } from '#web/admin/inventory/FileNotes.tsx'
import { nightChange } from '#web/admin/inventory/field-names.ts'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { RejectedNights } from '#web/admin/inventory/RejectedNights.tsx'
import { textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Select, Checkbox, TextArea } from '#web/ui/form/Inputs.tsx'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { errorResponse } from '#web/lib/loaders.ts'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { data, Link, redirect } from 'react-router'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/stock-file'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'stock.fileTitle')

type Checked = OutputOf<typeof stockAdminEndpoints.check_stock_file>
/** What a spreadsheet does not show of the table that was read. */
type Read = Omit<OutputOf<typeof stockAdminEndpoints.read_stock_file>, 'csv'>
type Answer = { csv: string; read?: Read; hasHidden?: boolean; checked?: Checked; error?: ApiError }

const linesShown = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, newKey, query, dataOf, responseTo } = adminRequest(request, context)
  const { hotel, today, may_change, rooms } = dataOf(await api.fetch_stock({ hotel_id: idOf(query.get('hotel')) }))
  if (!may_change) throw responseTo({ code: 'forbidden' })
  return { hotel, today, rooms: rooms.map(({ id, name }) => ({ id, name })), sentKey: newKey() }
}

/** Reads and validates a file, or applies the validated lines, which the form submits again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, query, form } = await adminForm(request, context)
  const hotel_id = idOf(query.get('hotel'))
  const file = form.get('file')
  const intent = textOf(form, 'intent')
  const hasHidden = intent === 'include-hidden'
  let csv = textOf(form, hasHidden ? 'with-hidden' : 'csv')
  let read: Read | undefined
  if (intent === 'check' && file instanceof File && file.size > 0) {
    const answer = await api.read_stock_file({ file: new Uint8Array(await file.arrayBuffer()) })
    if (!answer.ok) return failure({ csv, error: answer.error })
    ;({ csv, ...read } = answer.data)
  }
  if (intent === 'apply' || intent === 'apply-valid') {
    const input = { hotel_id, csv, only_valid: intent === 'apply-valid' }
    const applied = await api.apply_stock_file(input, { idempotencyKey: textOf(form, 'key') })
    if (applied.ok) throw redirect(adminLinks.stock(locale, { hotel: hotel_id, changed: applied.data.nights }))
    return failure({ csv, error: applied.error })
  }
  const checked = await api.check_stock_file({ hotel_id, csv })
  if (!checked.ok && checked.error.code !== 'invalid_input') throw errorResponse(checked.error)
  const answer: Answer = { csv, hasHidden, ...(read && { read }) }
  return checked.ok ? data<Answer>({ ...answer, checked: checked.data }) : failure({ ...answer, error: checked.error })
}

export default function StockFile({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, today, rooms, sentKey } = loaderData
  const { t, locale } = useLanguage()
  const { csv, read, hasHidden, checked, error }: Answer = actionData ?? { csv: '' }
  const valid = checked?.changing ?? 0
  const refused = checked?.refused ?? 0
  return (
    <>
      <PageHeading>
        {t('stock.fileTitle')} · <bdi>{hotel.name}</bdi>
      </PageHeading>
      <p className="text-muted">{t('stockfile.text')}</p>
      <p>
        <Link className="link" to={adminLinks.stock(locale, { hotel: hotel.id })}>
          {t('stock.backToCalendar')}
        </Link>
      </p>
      <AdminForm
        method="get"
        reloadDocument
        action={adminLinks.stockExport(locale)}
        heading={t('stock.exportTitle')}
        hidden={{ hotel: hotel.id }}
      >
        <div className="grid items-start gap-4 grid-cols-fill-60">
          <DateInput label={t('stock.first')} name="from" defaultValue={today} />
          <DateInput label={t('stock.last')} name="to" defaultValue={addDays(today, 89)} />
          <Select
            label={t('stockfile.format')}
            name="format"
            options={[
              { value: 'xlsx', label: t('stockfile.workbook') },
              { value: 'csv', label: t('stockfile.csv') },
            ]}
          />
        </div>
        <Checkbox name="template" value="yes" label={t('stockfile.template')} defaultChecked />
        <Button type="submit" variant="secondary">
          {t('stockfile.download')}
        </Button>
      </AdminForm>
      <AdminForm
        encType="multipart/form-data"
        preventScrollReset
        heading={t('stock.importTitle')}
        text={t('stockfile.limit', { max: maxNightsChanged })}
        hidden={{ key: sentKey }}
      >
        {error && (
          <Alert tone="error" title={fileError(t, error)} announce>
            <RejectedNights error={error} rooms={rooms} />
          </Alert>
        )}
        {/* A file that was read is no longer chosen: its lines are below, where they can be corrected. */}
        <FileInput
          key={`file ${csv}`}
          label={t('stockfile.file')}
          hint={t('stockfile.fileHint')}
          name="file"
          accept=".xlsx,.xlsm,.csv,.txt,.tsv,text/csv"
        />
        <TextArea
          label={t('stockfile.lines')}
          hint={t('stockfile.linesHint')}
          name="csv"
          className="*:[textarea]:font-mono *:[textarea]:text-small"
          key={csv}
          defaultValue={csv}
          rows={6}
          dir="ltr"
          optional
        />
        <SubmitButton intent="check" variant={valid > 0 ? 'secondary' : 'primary'}>
          {t('stock.check')}
        </SubmitButton>
        {read?.with_hidden && <HiddenRows rows={read.hidden_rows} csv={read.with_hidden} />}
        {checked && <CheckedLines checked={checked} read={read} hasHidden={hasHidden} />}
        {valid > 0 && (
          <SubmitButton intent={refused > 0 ? 'apply-valid' : 'apply'} variant={refused > 0 ? 'secondary' : 'primary'}>
            {refused > 0 ? t('stockfile.applyValid', { count: valid }) : t('stock.apply')}
          </SubmitButton>
        )}
      </AdminForm>
    </>
  )
}

/** Title of a failed import. A problem of the whole file is stated with its limit. */
function fileError(t: Translator, error: ApiError): string {
  const problem = error.errors?.find(({ path }) => path === 'file' || path === 'csv')
  const count = Number(problem?.params?.['count'])
  if (problem?.code === 'too_many_lines') return t('stockfile.tooMany', { count, max: maxNightsChanged })
  if (problem?.code === 'file_unreadable') return t('stockfile.unreadable')
  if (problem?.code === 'file_too_long' || problem?.code === 'too_long')
    return t('stockfile.tooLong', { max: maxNightsChanged })
  if (problem?.code === 'file_too_wide') return t('stockfile.tooWide')
  if (problem?.code === 'uncalculated') {
    return t('stockfile.uncalculated', { count, cells: `\u2066${problem.params?.['cells']}\u2069` })
  }
  return problem ? fieldErrorText(t, problem) : errorTitle(t, error.code)
}

/** The rows that were left out because the spreadsheet hides them, with the choice to include them. */
function HiddenRows({ rows, csv }: { rows: number[]; csv: string }) {
  const t = useText()
  return (
    <Alert tone="warning" title={t('stockfile.hiddenRows', { count: rows.length, lines: runsOf(rows) })}>
      <input type="hidden" name="with-hidden" value={csv} />
      <SubmitButton intent="include-hidden" variant="secondary">
        {t('stockfile.includeHidden')}
      </SubmitButton>
    </Alert>
  )
}

type NotesProps = { notes: Checked['notes']; read: Read | undefined; hasHidden: boolean | undefined }

/** The way in which the file was read, if that is not evident. */
function Notes({ notes, read, hasHidden }: NotesProps) {
  const t = useText()
  const { ignored_columns, date_order, hijri_dates, heading_line, without_year, past_nights } = notes
  const line = date_order?.line ?? 0
  const all = [
    heading_line !== null &&
      (read?.sheet
        ? t('stockfile.readSheet', { sheet: `\u2068${read.sheet}\u2069`, line: heading_line })
        : heading_line > 1 && t('stockfile.readFrom', { line: heading_line })),
    read && read.other_sheets.length > 0 && t('stockfile.otherSheets', namesOf(read.other_sheets)),
    read && read.hidden_sheets.length > 0 && t('stockfile.hiddenSheets', namesOf(read.hidden_sheets)),
    read && read.hidden_columns.length > 0 && t('stockfile.hiddenColumns', namesOf(read.hidden_columns)),
    hasHidden && t('stockfile.hiddenIncluded'),
    ignored_columns.length > 0 && t('stockfile.ignored', namesOf(ignored_columns)),
    date_order &&
      (date_order.order === 'month_first'
        ? t('stockfile.monthFirst', { line })
        : line > 0
          ? t('stockfile.dayFirstProven', { line })
          : t('stockfile.dayFirst')),
    hijri_dates > 0 && t('stockfile.hijri', { count: hijri_dates }),
    without_year > 0 && t('stockfile.withoutYear', { count: without_year }),
    past_nights > 0 && t('stockfile.past', { count: past_nights }),
  ]
  return <FileNotes notes={all} />
}

function CheckedLines({ checked, ...reading }: { checked: Checked } & Omit<NotesProps, 'notes'>) {
  const { lines, total, changing, refused: wrong, notes } = checked
  const { t, format } = useLanguage()
  const columns: Column<FileLine>[] = [
    { label: t('stock.line'), cell: ({ line }) => line },
    { label: t('stock.room'), cell: ({ room }) => <bdi>{room}</bdi> },
    {
      label: t('stock.night'),
      cell: ({ night, problem }) => (problem === 'invalid_date' || !night ? night : format.stayDate(night)),
    },
    {
      label: t('stock.wouldChange'),
      cell: ({ changes, problem, cell }) =>
        problem ? (
          <>
            {cell && <bdi>{`${cell.name}: ${cell.text}`}</bdi>}{' '}
            <strong className="text-danger">
              {problem === 'columns' && notes.heading_line === null
                ? t('stockfile.columns')
                : t('stock.problem', { problem })}
            </strong>
          </>
        ) : (
          changes.map((change) => (
            <span key={change.field} className="block">
              {t('stock.fromTo', nightChange(t, change))}
            </span>
          ))
        ),
    },
  ]
  return (
    <>
      <Alert
        tone={wrong > 0 ? 'warning' : 'info'}
        title={t('stock.checkResult', { changing, refused: wrong, total })}
        announce
      >
        <p>{t(wrong > 0 ? 'stock.mend' : 'stock.nothingWritten')}</p>
      </Alert>
      <Notes notes={notes} {...reading} />
      {lines.length > linesShown && (
        <p className="text-muted">{t('stockfile.shown', { shown: linesShown, count: lines.length })}</p>
      )}
      {lines.length > 0 && (
        <Table
          caption={t('stock.wouldChange')}
          columns={columns}
          // Rejected lines come first, because they have to be corrected.
          rows={[...lines.filter((one) => one.problem), ...lines.filter((one) => !one.problem)].slice(0, linesShown)}
          keyOf={({ line, night }) => `${line} ${night}`}
          narrow="scroll"
        />
      )}
    </>
  )
}

function failure(answer: Answer & { error: ApiError }) {
  return data<Answer>(answer, { status: errorStatus[answer.error.code] })
}
