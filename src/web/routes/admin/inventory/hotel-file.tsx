import { errorStatus, type ApiError } from '#api/errors.ts'
import type { HiddenRows as HiddenRowsChoice, PlanView } from '#domains/cms/hotel-file/contract.ts'
import { maxHotelFileBytes, maxHotelFileLines } from '#domains/cms/limits.ts'
import { maxNightsChanged } from '#domains/products/stays/limits.ts'
import { errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import { fileSize } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { HiddenRows, HotelPlan } from '#web/admin/hotel-file/HotelPlan.tsx'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { isNotSent, NotSaved } from '#web/admin/NotSaved.tsx'
import { sendForm, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { maxSheetRows } from '@rihla/workbook/sheet'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/hotel-file'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'hotelfile.title')

/** `file` is the checked workbook as Base64, which the form submits again: nothing is stored before it is applied. */
type Answer = { file: string; hiddenRows?: HiddenRowsChoice; plan?: PlanView; error?: ApiError }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const hotels = dataOf(await api.fetch_stock_hotels())
  // Agents see the hotels, too, but only editors use workbooks.
  dataOf(await api.fetch_editing_kinds({}))
  const [created, changed, nights] = ['created', 'changed', 'nights'].map((name) => idOf(query.get(name)))
  const hotel = idOf(query.get('hotel'))
  return {
    hotels: hotels.map(({ id, name, city }) => ({ id, name: `${name} · ${city}` })),
    imported: query.has('created') ? { hotel, created, changed, nights } : null,
  }
}

/** Checks a workbook, or imports the checked one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const sent = form.get('file')
  const intent = textOf(form, 'intent')
  const isApply = intent === 'apply'
  // Rows that the preview named are included or left out until another file is chosen.
  const stays = isApply && textOf(form, 'hidden') === 'include'
  const hiddenRows: HiddenRowsChoice = intent === 'include' || stays ? 'include' : 'leave_out'
  const fresh = intent === 'check' && sent instanceof File && sent.size > 0
  const bytes = fresh ? Buffer.from(await sent.arrayBuffer()) : Buffer.from(textOf(form, 'checked'), 'base64')
  if (bytes.length === 0) {
    return failure({ file: '', error: { code: 'invalid_input', errors: [{ path: 'file', code: 'choose_file' }] } })
  }
  const file = bytes.length > maxHotelFileBytes ? '' : bytes.toString('base64')
  const input = { file: new Uint8Array(bytes), hidden_rows: hiddenRows }
  const applied = isApply ? await api.apply_hotel_file({ ...input, seen: textOf(form, 'seen') }) : null
  if (applied?.ok) {
    const { hotel, created, changed, nights } = applied.data
    throw redirect(adminLinks.hotelFile(locale, { hotel, created, changed, nights }))
  }
  if (applied && applied.error.code !== 'conflict' && applied.error.code !== 'invalid_input') {
    return failure({ file, error: applied.error })
  }
  const checked = await api.check_hotel_file(input)
  if (!checked.ok) return failure({ file, error: checked.error })
  const answer: Answer = { file, hiddenRows, plan: checked.data }
  return applied ? failure({ ...answer, error: applied.error }) : data<Answer>(answer)
}

/** A file that could not be sent stays chosen. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (error) => failure({ file: '', error }))
}

export default function HotelFile({ loaderData, actionData }: Route.ComponentProps) {
  const { hotels, imported } = loaderData
  const { t, locale } = useLanguage()
  const error = actionData?.error
  // A preview stays when its import was not sent.
  const [checked, setChecked] = useState<Answer>({ file: '' })
  if (actionData?.plan && actionData.plan !== checked.plan) setChecked(actionData)
  const { file, plan, hiddenRows }: Answer = error && isNotSent(error) ? checked : (actionData ?? { file: '' })
  const canApply = plan && plan.problems.length === 0 && plan.items.length + plan.nights.length > 0
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link className="link" to={adminLinks.editingList(locale, 'hotel')}>
          {t('catalogue.kind_hotel')}
        </Link>
      </p>
      <PageHeading>{t('hotelfile.title')}</PageHeading>
      <p className="text-muted">{t('hotelfile.text')}</p>
      {imported && !actionData && <Imported imported={imported} />}
      <section className="admin-card max-w-[64rem]" aria-labelledby="download">
        <h2 id="download">{t('hotelfile.exportTitle')}</h2>
        <p>
          <a className="link" href={adminLinks.hotelExport(locale)}>
            {t('hotelfile.template')}
          </a>
        </p>
        {hotels.length === 0 ? (
          <p className="text-muted">{t('hotelfile.noHotels')}</p>
        ) : (
          <form method="get" action={adminLinks.hotelExport(locale)} className="flex flex-wrap items-end gap-3">
            <Select
              label={t('hotelfile.hotel')}
              name="hotel"
              className="max-w-[32rem] grow basis-64"
              options={hotels.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <Button type="submit" variant="secondary">
              {t('hotelfile.download')}
            </Button>
          </form>
        )}
      </section>
      <AdminForm
        encType="multipart/form-data"
        preventScrollReset
        heading={t('hotelfile.importTitle')}
        text={t('hotelfile.limit', {
          size: fileSize(maxHotelFileBytes, locale),
          lines: maxHotelFileLines,
          nights: maxNightsChanged,
        })}
        hidden={{ checked: file }}
      >
        {error && (isNotSent(error) ? <NotSaved error={error} /> : <FileError error={error} hasPlan={!!plan} />)}
        <FileInput key={`file ${plan?.seen}`} label={t('hotelfile.file')} name="file" accept=".xlsx,.xlsm" />
        <SubmitButton intent="check" variant={canApply ? 'secondary' : 'primary'}>
          {t('hotelfile.check')}
        </SubmitButton>
        {plan && <HiddenRows rows={plan.hidden.rows} included={hiddenRows === 'include'} />}
        {plan && <HotelPlan plan={plan} />}
        {canApply && (
          <>
            <HiddenFields fields={{ seen: plan.seen, hidden: hiddenRows }} />
            <SubmitButton intent="apply">{t('hotelfile.apply')}</SubmitButton>
          </>
        )}
      </AdminForm>
    </>
  )
}

type ImportedProps = { imported: NonNullable<Route.ComponentProps['loaderData']['imported']> }

function Imported({ imported: { hotel, created = 0, changed = 0, nights = 0 } }: ImportedProps) {
  const { t, locale } = useLanguage()
  return (
    <Alert tone="success" title={t('hotelfile.done')} announce>
      <p>{t('hotelfile.doneText', { created, changed, nights })}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Link className="link" to={adminLinks.edit(locale, 'hotel', String(hotel))}>
          {t('hotelfile.open')}
        </Link>{' '}
        ·{' '}
        <Link className="link" to={adminLinks.stock(locale, { hotel })}>
          {t('hotelfile.openStock')}
        </Link>
      </p>
    </Alert>
  )
}

function FileError({ error, hasPlan }: { error: ApiError; hasPlan: boolean }) {
  const t = useText()
  const isConflict = error.code === 'conflict'
  return (
    <Alert tone="error" title={isConflict ? t('hotelfile.conflict') : fileError(t, error)} announce>
      {isConflict && hasPlan && t('hotelfile.conflictText')}
    </Alert>
  )
}

/** Title of a workbook that cannot be read, with its limit. */
function fileError(t: Translator, error: ApiError): string {
  const problem = error.errors?.find(({ path }) => path === 'file')
  if (problem?.code === 'choose_file') return t('hotelfile.chooseFile')
  if (problem?.code === 'file_unreadable') return t('hotelfile.unreadable')
  if (problem?.code === 'file_too_long') return t('hotelfile.tooLong', { max: maxSheetRows })
  if (problem?.code === 'file_too_wide') return t('hotelfile.tooWide')
  return problem ? fieldErrorText(t, problem) : errorTitle(t, error.code)
}

function failure(answer: Answer & { error: ApiError }) {
  return data<Answer>(answer, { status: errorStatus[answer.error.code] })
}
