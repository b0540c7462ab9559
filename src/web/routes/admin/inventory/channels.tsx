import type { ReactNode } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { OutputOf } from '#api/endpoint.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { roomCalendarEndpoints } from '#domains/products/stays/inventory/calendar-contract.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { adminLinks } from '#web/admin/admin-links.ts'
import { adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { FormErrors } from '#web/ui/FormErrors.tsx'
import { Field } from '#web/ui/Field.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea, TextInput } from '#web/ui/TextInput.tsx'
import { requestContext } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/channels'
import '#web/admin/inventory/stock.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'channels.title')

type Checked = OutputOf<typeof roomCalendarEndpoints.check_room_calendar>

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, newKey, origin } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const found = await api.fetch_stock({ hotel_id: idOf(query.get('hotel')) })
  if (!found.ok) throw adminErrorResponse(found.error, locale, request)
  const { hotel, rooms } = found.data
  const room = rooms.find(({ id }) => id === idOf(query.get('room'))) ?? rooms[0]
  if (!room) throw adminErrorResponse({ code: 'not_found' }, locale, request)
  const calendar = await api.fetch_room_calendar({ room_type_id: room.id })
  if (!calendar.ok) throw adminErrorResponse(calendar.error, locale, request)
  const { path } = calendar.data
  return {
    hotel,
    rooms: rooms.map(({ id, name }) => ({ id, name })),
    room: room.id,
    address: path && origin + path,
    closed: idOf(query.get('closed')),
    sentKey: newKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const [hotel, room] = [idOf(textOf(form, 'hotel')), idOf(textOf(form, 'room'))]
  const failure = (error: ApiError) => data({ checked: null, error }, { status: errorStatus[error.code] })
  const intent = textOf(form, 'intent')
  if (intent === 'renew') {
    const made = await api.renew_room_calendar({ room_type_id: room })
    if (!made.ok) return failure(made.error)
    throw redirect(adminLinks.channels(locale, { hotel, room }))
  }
  if (intent === 'close') {
    const nights = textOf(form, 'nights').split(' ').filter(Boolean)
    const options = { idempotencyKey: textOf(form, 'key') }
    const closed = await api.close_room_nights({ room_type_id: room, nights }, options)
    if (!closed.ok) return failure(closed.error)
    throw redirect(adminLinks.channels(locale, { hotel, room, closed: closed.data.nights }))
  }
  const file = form.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : textOf(form, 'text')
  const checked = await api.check_room_calendar({ room_type_id: room, text, url: textOf(form, 'url').trim() })
  return checked.ok ? { checked: checked.data, error: undefined } : failure(checked.error)
}

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, rooms, room, address, closed, sentKey } = loaderData
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const error = actionData?.error
  const messages = errorMessages(t, error, [
    { name: 'url', label: t('channels.url') },
    { name: 'text', label: t('channels.pasted') },
  ])
  const named = (
    <>
      <input type="hidden" name="hotel" value={hotel.id} />
      <input type="hidden" name="room" value={room} />
    </>
  )
  return (
    <>
      <PageHeading>{t('channels.title')}</PageHeading>
      <p className="text-muted">
        <bdi>{hotel.name}</bdi> · {t('channels.text')}{' '}
        <Link className="link" to={adminLinks.stock(locale, { hotel: hotel.id })}>
          {t('channels.back')}
        </Link>
      </p>
      <Form method="get" action={adminLinks.channels(locale)} className="desk-filter">
        <input type="hidden" name="hotel" value={hotel.id} />
        <Select
          label={t('channels.room')}
          name="room"
          id="room-shown"
          key={room}
          defaultValue={String(room)}
          options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <div>
          <Button type="submit" variant="secondary">
            {t('channels.show')}
          </Button>
        </div>
      </Form>
      {closed > 0 && <Alert tone="success" title={t('channels.closed', { count: closed })} announce />}
      <section className="desk-card">
        <h2>{t('channels.exportTitle')}</h2>
        <p className="text-muted">{t('channels.exportText')}</p>
        {address ? (
          <TextInput
            label={t('channels.address')}
            name="address"
            defaultValue={address}
            key={address}
            readOnly
            dir="ltr"
          />
        ) : (
          <p>{t('channels.noAddress')}</p>
        )}
        <Form method="post" className="desk-action">
          {named}
          {address && <p className="text-muted">{t('channels.renewText')}</p>}
          <div>
            <Button type="submit" name="intent" value="renew" variant="secondary" pending={busy}>
              {t(address ? 'channels.renew' : 'channels.make')}
            </Button>
          </div>
        </Form>
      </section>
      <section className="desk-card">
        <h2>{t('channels.importTitle')}</h2>
        <p className="text-muted">{t('channels.importText')}</p>
        <FormErrors messages={messages} />
        {actionData?.checked && <Result checked={actionData.checked} named={named} sentKey={sentKey} busy={busy} />}
        <Form method="post" encType="multipart/form-data" className="desk-action" noValidate>
          {named}
          <TextInput
            label={t('channels.url')}
            name="url"
            type="url"
            optional
            hint={t('channels.urlHint')}
            error={messages.ofField('url') && t('channels.notCalendar')}
          />
          <Field label={t('channels.file')} id="file" optional>
            {(wires) => <input {...wires} type="file" name="file" accept=".ics,text/calendar" className="input" />}
          </Field>
          <TextArea
            label={t('channels.pasted')}
            name="text"
            rows={4}
            dir="ltr"
            optional
            error={messages.ofField('text') && t('channels.notCalendar')}
          />
          <div>
            <Button type="submit" name="intent" value="check" pending={busy}>
              {t('channels.check')}
            </Button>
          </div>
        </Form>
      </section>
    </>
  )
}

function Result({
  checked,
  named,
  sentKey,
  busy,
}: {
  checked: Checked
  named: ReactNode
  sentKey: string
  busy: boolean
}) {
  const t = useText()
  const format = useFormat()
  const { closing, closed, beyond, skipped } = checked
  return (
    <Alert tone="info" title={t('channels.result', { closing: closing.length, closed })} announce>
      {beyond > 0 && <p>{t('channels.beyond', { count: beyond })}</p>}
      {skipped > 0 && <p>{t('channels.skipped', { count: skipped })}</p>}
      {closing.length > 0 && (
        <>
          <p>{closing.map((night) => format.stayDate(night)).join(' · ')}</p>
          <Form method="post" className="grid gap-3">
            {named}
            <input type="hidden" name="key" value={sentKey} />
            <input type="hidden" name="nights" value={closing.join(' ')} />
            <p>{t('channels.nothingWritten')}</p>
            <div>
              <Button type="submit" name="intent" value="close" pending={busy}>
                {t('channels.close')}
              </Button>
            </div>
          </Form>
        </>
      )}
    </Alert>
  )
}
