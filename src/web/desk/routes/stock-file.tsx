import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { errorStatus, type Refusal } from '#contract/errors.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { FileLine, stockDeskEndpoints } from '#domains/stays/desk-contract.ts'
import { addDays } from '#domains/stays/nights.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import type { TextKey } from '#text/translator.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { deskRefused } from '#web/desk/refused.ts'
import { fieldNames } from '#web/desk/field-names.ts'
import { idOf } from '#web/desk/stock-form.ts'
import { RefusedNights } from '#web/desk/RefusedNights.tsx'
import { refusalWords, textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Field } from '#web/kit/Field.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Table, type Column } from '#web/kit/Table.tsx'
import { TextArea, TextInput } from '#web/kit/TextInput.tsx'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/stock-file.ts'
import '#web/desk/stock.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'stock.fileTitle')

type Checked = OutputOf<typeof stockDeskEndpoints.check_stock_file>
type Answer = { csv: string; checked?: Checked; refusal?: Refusal }

const linesShown = 200

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, newKey } = context.get(requestContext)
  const found = await api.fetch_stock({ hotel_id: idOf(new URL(request.url).searchParams.get('hotel')) })
  if (!found.ok) throw deskRefused(found.error, locale, request)
  const { hotel, today, may_change, rooms } = found.data
  if (!may_change) throw deskRefused({ code: 'forbidden' }, locale, request)
  return { hotel, today, rooms: rooms.map(({ id, name }) => ({ id, name })), sentKey: newKey() }
}

/** Checks a file, or writes what has been checked: the same lines come back with the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const hotel_id = idOf(new URL(request.url).searchParams.get('hotel'))
  const form = await request.formData()
  const file = form.get('file')
  const csv = file instanceof File && file.size > 0 ? await file.text() : textOf(form, 'csv')
  if (textOf(form, 'intent') === 'apply') {
    const applied = await api.apply_stock_file({ hotel_id, csv }, { idempotencyKey: textOf(form, 'key') })
    if (applied.ok) throw redirect(deskLinks.stock(locale, { hotel: hotel_id, changed: applied.data.nights }))
    return refused({ csv, refusal: applied.error })
  }
  const checked = await api.check_stock_file({ hotel_id, csv })
  if (!checked.ok && checked.error.code !== 'invalid_input') throw pageRefused(checked.error)
  return checked.ok ? data<Answer>({ csv, checked: checked.data }) : refused({ csv, refusal: checked.error })
}

export default function StockFile({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, today, rooms, sentKey } = loaderData
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { csv, checked, refusal } = actionData ?? { csv: '' }
  const words = refusalWords(t, refusal, [{ name: 'csv', label: t('stock.file') }])
  const mayApply = checked && checked.refused === 0 && checked.changing > 0
  return (
    <>
      <PageHeading>
        {t('stock.fileTitle')} · <bdi>{hotel.name}</bdi>
      </PageHeading>
      <p className="text-muted">{t('stock.fileText')}</p>
      <p>
        <Link className="link" to={deskLinks.stock(locale, { hotel: hotel.id })}>
          {t('stock.backToCalendar')}
        </Link>
      </p>
      <form method="get" action={deskLinks.stockExport(locale)} className="stock-file">
        <h2>{t('stock.exportTitle')}</h2>
        <input type="hidden" name="hotel" value={hotel.id} />
        <div className="stock-dates">
          <TextInput label={t('stock.first')} type="date" name="from" defaultValue={today} />
          <TextInput label={t('stock.last')} type="date" name="to" defaultValue={addDays(today, 89)} />
        </div>
        <div>
          <Button type="submit" variant="secondary">
            {t('stock.export')}
          </Button>
        </div>
      </form>
      <Form method="post" encType="multipart/form-data" className="stock-file" preventScrollReset noValidate>
        <h2>{t('stock.importTitle')}</h2>
        <input type="hidden" name="key" value={sentKey} />
        {refusal && (
          <Alert tone="error" title={words.ofField('csv') ?? words.title} announce>
            <RefusedNights refusal={refusal} rooms={rooms} />
          </Alert>
        )}
        <Field label={t('stock.file')} id="file">
          {(wires) => <input {...wires} type="file" name="file" accept=".csv,text/csv" className="input" />}
        </Field>
        <TextArea label={t('stock.pasted')} name="csv" key={csv} defaultValue={csv} rows={6} dir="ltr" optional />
        <div>
          <Button type="submit" name="intent" value="check" variant={mayApply ? 'secondary' : 'primary'} pending={busy}>
            {t('stock.check')}
          </Button>
        </div>
        {checked && <CheckedLines checked={checked} />}
        {mayApply && (
          <div>
            <Button type="submit" name="intent" value="apply" pending={busy}>
              {t('stock.apply')}
            </Button>
          </div>
        )}
      </Form>
    </>
  )
}

function CheckedLines({ checked: { lines, total, changing, refused: wrong } }: { checked: Checked }) {
  const t = useText()
  const say = t as (key: TextKey) => string
  const format = useFormat()
  const columns: Column<FileLine>[] = [
    { label: t('stock.line'), cell: ({ line }) => line },
    { label: t('stock.room'), cell: ({ room }) => <bdi>{room}</bdi> },
    {
      label: t('stock.night'),
      cell: ({ night, problem }) => (problem === 'invalid_date' || !night ? night : format.stayDate(night)),
    },
    {
      label: t('stock.wouldChange'),
      cell: ({ changes, problem }) =>
        problem ? (
          <strong className="stock-wrong">{t('stock.problem', { problem })}</strong>
        ) : (
          changes.map(({ field, before, after }) => (
            <span key={field} className="block">
              {t('stock.fromTo', { field: say(fieldNames[field]), before: before ?? '–', after })}
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
      {lines.length > 0 && (
        <Table
          caption={t('stock.wouldChange')}
          columns={columns}
          rows={lines.slice(0, linesShown)}
          keyOf={({ line }) => line}
          narrow="scroll"
        />
      )}
    </>
  )
}

function refused(answer: Answer & { refusal: Refusal }) {
  return data<Answer>(answer, { status: errorStatus[answer.refusal.code] })
}
