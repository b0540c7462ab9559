import type { OutputOf } from '#api/endpoint.ts'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { ChannelCalendar, roomCalendarEndpoints } from '#domains/products/stays/inventory/calendar-contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { ChannelEvents, EffectChoice } from '#web/admin/inventory/ChannelEvents.tsx'
import { idOf } from '#web/admin/inventory/stock-form.ts'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SelectForm } from '#web/admin/SelectForm.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { FormErrors, Select, TextArea, TextInput, Checkbox } from '#web/ui/form/Inputs.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { data, Link, redirect } from 'react-router'
import { decodeText } from '@rihla/workbook/decode-text'
import '#web/admin/inventory/stock.css'
import type { Route } from './+types/channels'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'channels.title')

type Checked = OutputOf<typeof roomCalendarEndpoints.check_room_calendar>
/** What was typed, and the saved calendar that is read again, 0 for a new one. */
type Source = { calendar: number; name: string; effect: ChannelCalendar['effect']; url: string; text: string }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, newKey, origin, query, dataOf, responseTo } = adminRequest(request, context)
  const { hotel, rooms } = dataOf(await api.fetch_stock({ hotel_id: idOf(query.get('hotel')) }))
  const room = rooms.find(({ id }) => id === idOf(query.get('room'))) ?? rooms[0]
  if (!room) throw responseTo({ code: 'not_found' })
  const { path, calendars, conflicts } = dataOf(await api.fetch_room_calendar({ room_type_id: room.id }))
  const saved = query.get('saved')
  return {
    hotel,
    rooms: rooms.map(({ id, name }) => ({ id, name })),
    room: room.id,
    address: path && origin + path,
    calendars,
    conflicts,
    saved:
      saved === null
        ? null
        : {
            closing: idOf(query.get('closing')),
            opening: idOf(query.get('opening')),
            kind: saved === 'removed' ? ('removed' as const) : ('other' as const),
          },
    sentKey: newKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const [hotel, room, calendar] = [
    idOf(textOf(form, 'hotel')),
    idOf(textOf(form, 'room')),
    idOf(textOf(form, 'calendar')),
  ]
  const file = form.get('file')
  const source: Source = {
    calendar,
    name: textOf(form, 'name'),
    effect: textOf(form, 'effect') as Source['effect'],
    url: textOf(form, 'url').trim(),
    text:
      file instanceof File && file.size > 0
        ? decodeText(new Uint8Array(await file.arrayBuffer()))
        : textOf(form, 'text'),
  }
  const failure = (error: ApiError) => data({ source, checked: null, error }, { status: errorStatus[error.code] })
  const done = (query: Record<string, number | string>) =>
    redirect(adminLinks.channels(locale, { hotel, room, ...query }))
  const options = { idempotencyKey: textOf(form, 'key') }
  const roomAndCalendar = { room_type_id: room, ...(calendar > 0 && { calendar_id: calendar }) }
  switch (textOf(form, 'intent')) {
    case 'renew': {
      const answer = await api.renew_room_calendar({ room_type_id: room })
      if (!answer.ok) return failure(answer.error)
      throw done({})
    }
    case 'remove': {
      const removed = await api.delete_room_calendar({ room_type_id: room, calendar_id: calendar })
      if (!removed.ok) return failure(removed.error)
      throw done({ saved: 'removed', opening: removed.data.opening })
    }
    case 'apply': {
      const { name, effect, url, text } = source
      const chosen = { left_out: form.getAll('out').map(String), accept_empty: form.has('accept_empty') }
      const applied = await api.apply_room_calendar({ ...roomAndCalendar, name, effect, url, text, ...chosen }, options)
      if (!applied.ok) return failure(applied.error)
      const { closing, opening } = applied.data
      throw done({ saved: 'saved', closing, opening })
    }
    default: {
      const { effect, url, text } = source
      const checked = await api.check_room_calendar({ ...roomAndCalendar, effect, url, text })
      return checked.ok ? { source, checked: checked.data, error: undefined } : failure(checked.error)
    }
  }
}

export default function Channels({ loaderData, actionData }: Route.ComponentProps) {
  const { hotel, rooms, room, address, calendars, conflicts, saved, sentKey } = loaderData
  const { t, locale } = useLanguage()
  const checked = actionData?.checked
  const source = actionData?.source
  const labels = { url: t('channels.url'), text: t('channels.pasted'), name: t('channels.name') }
  const messages = errorMessages(t, actionData?.error, labels, { values: { url: source?.url, name: source?.name } })
  const roomFields = { hotel: hotel.id, room, key: sentKey }
  return (
    <>
      <PageHeading>{t('channels.title')}</PageHeading>
      <p className="text-muted">
        <bdi>{hotel.name}</bdi> · {t('channels.text')}{' '}
        <Link className="link" to={adminLinks.stock(locale, { hotel: hotel.id })}>
          {t('channels.back')}
        </Link>
      </p>
      <SelectForm action={adminLinks.channels(locale)}>
        <input type="hidden" name="hotel" value={hotel.id} />
        <Select
          label={t('channels.room')}
          name="room"
          id="room-shown"
          key={room}
          defaultValue={String(room)}
          options={rooms.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      </SelectForm>
      {saved && !actionData && (
        <Alert tone="success" title={t('channels.saved', { saved: saved.kind })} announce={saved}>
          <p>{t('channels.changed', { closing: saved.closing, opening: saved.opening })}</p>
        </Alert>
      )}
      <FormErrors messages={messages} />
      {checked && source && <Reading checked={checked} source={source} roomFields={roomFields} />}
      <Conflicts conflicts={conflicts} />
      {calendars.map((calendar) => (
        <SavedCalendar key={`${calendar.id} ${calendar.read_at}`} calendar={calendar} roomFields={roomFields} />
      ))}
      <AdminForm
        encType="multipart/form-data"
        heading={t('channels.importTitle')}
        text={t('channels.importText')}
        intent="check"
        submit={t('channels.check')}
        hidden={roomFields}
      >
        {calendars.length > 0 && (
          <Select
            label={t('channels.calendar')}
            name="calendar"
            defaultValue={String(source?.calendar ?? 0)}
            options={[
              { value: '0', label: t('channels.newCalendar') },
              ...calendars.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <TextInput {...messages.field('url')} type="url" optional hint={t('channels.urlHint')} />
        <FileInput label={t('channels.file')} name="file" optional accept=".ics,text/calendar" />
        <TextArea
          {...messages.field('text')}
          rows={4}
          dir="ltr"
          optional
          defaultValue={messages.ofField('text') ? source?.text : undefined}
        />
        <TextInput {...messages.field('name')} optional hint={t('channels.nameHint')} maxLength={80} />
        <EffectChoice id="effect" effect={source?.effect ?? 'room'} />
      </AdminForm>
      <section className="admin-card">
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
        <AdminForm
          className="admin-action"
          hidden={roomFields}
          {...(address && { text: t('channels.renewText') })}
          intent="renew"
          submit={t(address ? 'channels.renew' : 'channels.make')}
          secondary
        />
      </section>
    </>
  )
}

type PartProps = { roomFields: Record<string, string | number> }

/** What a reading would change; nothing is saved until it is confirmed. */
function Reading({ checked, source, roomFields }: PartProps & { checked: Checked; source: Source }) {
  const { t, format } = useLanguage()
  const { closing, opening, closed, beyond, skipped, free, own, whole, empty, events, conflicts } = checked
  const days = (nights: readonly string[]) => nights.map((night) => format.stayDate(night)).join(' · ')
  return (
    <section className="admin-card" aria-labelledby="reading">
      <h2 id="reading">{t('channels.reading')}</h2>
      <Alert tone="info" title={t('channels.nothingWritten')} announce={checked}>
        <p>{t('channels.closing', { count: closing.length })}</p>
        {closing.length > 0 && <p className="text-muted text-note">{days(closing)}</p>}
        {opening.length > 0 && (
          <>
            <p>{t('channels.opening', { count: opening.length })}</p>
            <p className="text-muted text-note">{days(opening)}</p>
          </>
        )}
        {closed > 0 && <p>{t('channels.closedBefore', { count: closed })}</p>}
        {beyond > 0 && <p>{t('channels.beyond', { count: beyond })}</p>}
        {free > 0 && <p>{t('channels.free', { count: free })}</p>}
        {own > 0 && <p>{t('channels.own', { count: own })}</p>}
      </Alert>
      {skipped > 0 && <Alert tone="warning" title={t('channels.skipped', { count: skipped })} />}
      {!whole && !empty && <Alert tone="warning" title={t('channels.notWhole')} />}
      <Conflicts conflicts={conflicts} />
      <AdminForm
        encType="multipart/form-data"
        className="admin-action"
        hidden={{ ...roomFields, ...source, text: checked.text }}
        intent="apply"
        submit={t('channels.apply')}
      >
        <ChannelEvents id="read" events={events} />
        {empty && (
          <Alert tone="warning" title={t('channels.empty')}>
            <Checkbox name="accept_empty" value="yes" label={t('channels.acceptEmpty')} />
          </Alert>
        )}
      </AdminForm>
    </section>
  )
}

function Conflicts({ conflicts }: { conflicts: Checked['conflicts'] }) {
  const { t, format } = useLanguage()
  if (conflicts.length === 0) return null
  return (
    <Alert tone="error" title={t('channels.conflicts', { count: conflicts.length })}>
      <p>{t('channels.conflictsText')}</p>
      <p>{conflicts.map(({ night, rooms }) => `${format.stayDate(night)} (${format.rooms(rooms)})`).join(' · ')}</p>
    </Alert>
  )
}

/** A calendar as it was read last, with its events. */
function SavedCalendar({ calendar, roomFields }: PartProps & { calendar: ChannelCalendar }) {
  const { t, format } = useLanguage()
  const { id, name, url, effect, read_at, whole, events } = calendar
  const unread = events.filter(({ problem }) => problem !== null).length
  const calendarFields = { ...roomFields, calendar: id }
  return (
    <section className="admin-card" aria-labelledby={`calendar-${id}`}>
      <h2 id={`calendar-${id}`}>
        <bdi>{name}</bdi>
      </h2>
      <p className="text-muted flex flex-wrap gap-x-3">
        <span>{t('channels.readAt', { at: format.instant(read_at, siteTimeZone) })}</span>
        <span>{t('channels.events', { count: events.length })}</span>
        <span>{t('channels.leftOut', { count: events.filter(({ left_out }) => left_out).length })}</span>
      </p>
      {!whole && <Alert tone="warning" title={t('channels.notWholeBefore')} />}
      {unread > 0 && <Alert tone="warning" title={t('channels.skipped', { count: unread })} />}
      {url && (
        <AdminForm
          className="admin-action"
          hidden={{ ...calendarFields, name, effect, url }}
          intent="check"
          submit={t('channels.readAgain')}
          secondary
        />
      )}
      <Disclosure summary={t('channels.settings')} open={unread > 0}>
        <AdminForm
          encType="multipart/form-data"
          className="admin-action"
          hidden={calendarFields}
          intent="apply"
          submit={t('channels.save')}
          secondary
        >
          <TextInput label={t('channels.name')} name="name" id={`name-${id}`} maxLength={80} defaultValue={name} />
          <EffectChoice id={`effect-${id}`} effect={effect} />
          <ChannelEvents id={`saved-${id}`} events={events} />
        </AdminForm>
      </Disclosure>
      <Disclosure summary={t('channels.remove')}>
        <AdminForm className="admin-action" text={t('channels.removeText')} hidden={calendarFields}>
          <SubmitButton intent="remove" variant="danger">
            {t('channels.remove')}
          </SubmitButton>
        </AdminForm>
      </Disclosure>
    </section>
  )
}
