import { useState } from 'react'
import { data, Form, redirect, Link } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { addDays, nightsBetween, nightsOf, siteTimeZone } from '#domains/shared/dates.ts'
import { isDate } from '#domains/shared/is-date.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { typedDate } from '#i18n/typed-date.ts'
import { adminLinks } from '#links/admin.ts'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { idOf, readChange, readCopy } from '#web/admin/inventory/stock-form.ts'
import { covered, type Selection } from '#web/admin/inventory/stock-selection.ts'
import { StockForm, type NightSelection } from '#web/admin/inventory/StockForm.tsx'
import { StockGrid } from '#web/admin/inventory/StockGrid.tsx'
import { sendForm, textOf } from '#web/lib/forms.ts'
import { dateIn } from '#web/ui/dates/submitted-dates.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SelectForm } from '#web/admin/SelectForm.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import type { AdminStock } from '#domains/products/stays/admin/contract.ts'
import { adminNights } from '#domains/products/stays/limits.ts'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/stock'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'stock.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, newKey, query, dataOf } = adminRequest(request, context)
  const hotels = dataOf(await api.fetch_stock_hotels())
  const room = query.has('room')
    ? await api.show_editable({ kind: 'room_type', subject: query.get('room') ?? '' })
    : null
  const hotel_id =
    (room?.ok && Number(room.data.values['hotel_id'])) || idOf(query.get('hotel')) || (hotels[0]?.id ?? 0)
  const stock = dataOf(await api.fetch_stock({ hotel_id, from: dateIn(query, 'from') }))
  const { today, from } = stock
  const first = dateIn(query, 'first') ?? (from < today ? today : from)
  return {
    hotels,
    stock,
    initial: { first, last: dateIn(query, 'last') ?? first },
    changed: Math.trunc(Number(query.get('changed'))) || 0,
    undone: query.has('undone'),
    sentKey: newKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, query, responseTo, form } = await adminForm(request, context)
  const hotel = idOf(textOf(form, 'hotel'))
  const key = { idempotencyKey: textOf(form, 'key') }
  const intent = textOf(form, 'intent')
  const answer = await api.fetch_stock({ hotel_id: hotel })
  if (!answer.ok) {
    // With scripts the form stays as it is; without, the page redirects to sign-in.
    if (isSignedOut(answer.error)) return failure(answer.error, form)
    throw responseTo(answer.error)
  }
  const result = await (intent === 'undo'
    ? api.undo_stock({ hotel_id: hotel, change: idOf(textOf(form, 'change')) }, key)
    : intent === 'copy'
      ? api.copy_stock(readCopy(form), key)
      : api.change_stock(readChange(form, answer.data.hotel.currency), key))
  const from = dateIn(query, 'from')
  if (result.ok) {
    const reported = intent === 'undo' ? { undone: 1 } : { changed: result.data.nights }
    throw redirect(adminLinks.stock(locale, { hotel, from, ...reported }))
  }
  return failure(result.error, form)
}

/** A form that was not accepted is shown again as it was filled in. */
function failure(error: ApiError, form: FormData) {
  return data({ error, typed: [...form].filter(isText) }, { status: errorStatus[error.code] })
}

const isText = (field: [string, FormDataEntryValue]): field is [string, string] => typeof field[1] === 'string'

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (error) => failure(error, new FormData()))
}

export default function Stock({ loaderData, actionData }: Route.ComponentProps) {
  const { stock } = loaderData
  // The selection belongs to the nights shown; other nights start without one.
  return (
    <StockOf
      key={`${stock.hotel.id} ${stock.from}`}
      page={loaderData}
      error={actionData?.error}
      typed={actionData?.typed ?? []}
    />
  )
}

type Props = {
  page: Route.ComponentProps['loaderData']
  error: ApiError | undefined
  typed: [string, string][]
}

function StockOf({ page: { hotels, stock, initial, changed, undone, sentKey }, error, typed }: Props) {
  const t = useText()
  const [selection, setSelection] = useState<Selection | null>(null)
  const [chosen, setChosen] = useState<NightSelection>(
    () => chosenIn(typed) ?? { ...initial, rooms: stock.rooms.map(({ id }) => id) },
  )
  const select = (next: Selection) => {
    const { rows, columns } = covered(next)
    const nights = nightsOf(stock.from, stock.to)
    setSelection(next)
    setChosen({
      rooms: stock.rooms.slice(rows[0], rows[1] + 1).map(({ id }) => id),
      first: nights[columns[0]] ?? stock.from,
      last: nights[columns[1]] ?? stock.from,
    })
  }
  return (
    <>
      <PageHeading>{t('stock.title')}</PageHeading>
      <StockBar hotels={hotels} stock={stock} />
      {changed > 0 && <Alert tone="success" title={t('stock.changed', { count: changed })} announce />}
      {undone && <Alert tone="success" title={t('stock.undone')} announce />}
      {!stock.may_change && <Alert>{t('stock.lookOnly')}</Alert>}
      {stock.may_change && stock.last_change && (
        <Undo hotel={stock.hotel.id} change={stock.last_change} sentKey={sentKey} />
      )}
      <StockGrid
        stock={stock}
        selection={selection}
        onSelect={select}
        onEdit={() => document.getElementById('set.price')?.focus()}
      />
      <p className="field-hint">
        {t('stock.legend')} <span className="with-scripts">{t('stock.keys')}</span>
      </p>
      {stock.may_change && (
        <>
          <p role="status">
            <SelectedNights chosen={chosen} />
          </p>
          <StockForm key={stock.last_change?.id} {...{ stock, chosen, error, sentKey, typed }} onChoose={setChosen} />
        </>
      )}
    </>
  )
}

function SelectedNights({ chosen: { rooms, first, last } }: { chosen: NightSelection }) {
  const { t, format } = useLanguage()
  if (!isDate(first) || !isDate(last) || last < first) return null
  const count = nightsBetween(first, addDays(last, 1))
  return (
    <>
      <b>{t('stock.selected', { count, rooms: rooms.length })}</b> {format.stayRange(first, last)} ·{' '}
      {format.hijriRange(first, last)}
    </>
  )
}

type Change = NonNullable<Props['page']['stock']['last_change']>

function Undo({ hotel, change, sentKey }: { hotel: number; change: Change; sentKey: string }) {
  const { t, format } = useLanguage()
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <HiddenFields fields={{ hotel, change: change.id, key: `${sentKey}-undo` }} />
      <Button intent="undo" variant="secondary" icon="history">
        {t('stock.undo')}
      </Button>
      <span className="text-muted">
        {t('stock.lastChange', {
          name: change.by,
          when: format.instant(change.at, siteTimeZone, 'short'),
          count: change.nights,
        })}
      </span>
    </Form>
  )
}

/** The nights of a form that was not accepted; null if there is none. */
function chosenIn(typed: [string, string][]): NightSelection | null {
  const of = (name: string) => typed.flatMap(([field, value]) => (field === name ? [value] : []))
  const [[first], [last]] = [of('from'), of('to')]
  if (first === undefined || last === undefined) return null
  return { rooms: of('room').map(Number), first: typedDate(first), last: typedDate(last) }
}

type Hotel = { id: number; name: string; city: string }

function StockBar({ hotels, stock }: { hotels: readonly Hotel[]; stock: AdminStock }) {
  const { t, locale, format } = useLanguage()
  const hotel = stock.hotel.id
  const to = (from: string | undefined, more: object = {}) => adminLinks.stock(locale, { hotel, from, ...more })
  return (
    <div className="grid gap-3">
      <SelectForm className="flex flex-wrap items-end gap-3">
        <Select
          name="hotel"
          label={t('stock.hotel')}
          key={hotel}
          className="max-w-[32rem] grow basis-64"
          defaultValue={String(hotel)}
          options={hotels.map(({ id, name, city }) => ({ value: String(id), label: `${name} · ${city}` }))}
        />
        <input type="hidden" name="from" value={stock.from} />
      </SelectForm>
      <nav aria-label={t('stock.period')} className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <ButtonLink
          variant="quiet"
          icon="chevron-previous"
          to={to(addDays(stock.from, -adminNights))}
          preventScrollReset
        >
          {t('stock.earlier')}
        </ButtonLink>
        <b>{format.stayRange(stock.from, addDays(stock.to, -1))}</b>
        <ButtonLink variant="quiet" icon="chevron-next" to={to(stock.to)} preventScrollReset>
          {t('stock.later')}
        </ButtonLink>
        <Link className="link tall-link min-w-11" to={to(undefined)} preventScrollReset>
          {t('stock.toToday')}
        </Link>
        {stock.may_change && (
          <>
            <Link className="link tall-link min-w-11" to={adminLinks.stockFile(locale, hotel)}>
              {t('stock.files')}
            </Link>
            <Link className="link tall-link min-w-11" to={adminLinks.channels(locale, { hotel })}>
              {t('stock.channels')}
            </Link>
          </>
        )}
      </nav>
      {stock.seasons.length > 0 && (
        <Disclosure summary={t('stock.seasons')}>
          <ul className="grid gap-x-6 gap-y-2 py-3 grid-cols-fill-80">
            {stock.seasons.map(({ name, from, to: last }) => (
              <li key={`${name} ${from}`}>
                <Link className="link" to={to(from, { first: from, last })} preventScrollReset>
                  {name}
                </Link>{' '}
                <span className="text-muted">{format.stayRange(from, last)}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  )
}
