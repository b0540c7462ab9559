import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { HotelRequest } from '#domains/bookings/contract/hotel-requests.ts'
import { rejectReasons } from '#domains/bookings/model/supplier.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { errorMessages } from '#web/lib/forms.ts'
import { Alert, type AlertTone } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { DateInput } from '#web/ui/DateInput.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { FormErrors } from '#web/ui/FormErrors.tsx'
import { KeyValues } from '#web/ui/KeyValues.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import { Select } from '#web/ui/Select.tsx'

type Failed = { error: ApiError; values: Record<string, string> } | undefined

/** Errors after which the request is no longer what the hotel has answered. */
const isLate = (code: string) => code === 'status_changed' || code === 'conflict'

/** What is asked of a hotel, with its answers while one is awaited, else what became of it. */
export function HotelRequestPage({ request, failed }: { request: HotelRequest; failed: Failed }) {
  const t = useText()
  const { state } = request
  const late = failed && isLate(failed.error.code)
  return (
    <>
      <PageHeading>{t('hotelrequest.title')}</PageHeading>
      {late && (
        <Alert tone="warning" title={t('hotelrequest.tooLate')} announce={failed}>
          <p>{t('hotelrequest.tooLateText')}</p>
        </Alert>
      )}
      <State request={request} />
      <Facts request={request} />
      {state === 'open' && <Answers request={request} failed={late ? undefined : failed} />}
      {state === 'document' && <Decline />}
    </>
  )
}

const tones: Record<Exclude<HotelRequest['state'], 'open'>, AlertTone> = {
  document: 'info',
  accepted: 'success',
  offered: 'info',
  confirmed: 'success',
  declined: 'info',
  expired: 'warning',
  ended: 'info',
}

function State({ request: { state, answered, deadline_at, time_zone, city } }: { request: HotelRequest }) {
  const t = useText()
  const format = useFormat()
  const until = deadline_at ? format.instant(deadline_at, time_zone) : ''
  if (state === 'open') {
    return (
      <div className="grid gap-2">
        <p className="font-medium">{t('hotelrequest.open')}</p>
        <p>{t('hotelrequest.until', { until, place: city })}</p>
      </div>
    )
  }
  const at = answered && format.instant(answered.at, time_zone)
  return (
    <Alert tone={tones[state]} title={t(`hotelrequest.${state}`)}>
      <p>{t(`hotelrequest.${state}Text`, { until })}</p>
      {answered && at && <p>{t(answered.by === 'hotel' ? 'hotelrequest.byHotel' : 'hotelrequest.byOffice', { at })}</p>}
    </Alert>
  )
}

function Facts({ request: { reference, hotel, stay } }: { request: HotelRequest }) {
  const t = useText()
  const format = useFormat()
  const roomLabel = useRoomLabel(stay?.rooms.length ?? 0)
  return (
    <Card padded>
      <KeyValues
        items={[
          { label: t('hotelrequest.reference'), value: <bdi dir="ltr">{reference}</bdi> },
          { label: t('hotelrequest.hotel'), value: <bdi>{hotel}</bdi> },
          ...(stay
            ? [
                {
                  label: t('hotelrequest.dates'),
                  value: (
                    <>
                      {format.stayRange(stay.check_in, stay.check_out)} ·{' '}
                      <span className="whitespace-nowrap">{format.nights(stay.nights)}</span>
                      <span className="text-muted text-note block">
                        {format.hijriRange(stay.check_in, stay.check_out)}
                      </span>
                    </>
                  ),
                },
                ...stay.rooms.map((room, i) => ({ label: roomLabel(i), value: <Room {...room} /> })),
                ...(stay.special_request
                  ? [{ label: t('hotelrequest.specialRequest'), value: <bdi dir="auto">{stay.special_request}</bdi> }]
                  : []),
              ]
            : []),
        ]}
      />
    </Card>
  )
}

function useRoomLabel(count: number): (index: number) => string {
  const t = useText()
  return (index) => (count > 1 ? t('hotelrequest.roomOf', { number: index + 1 }) : t('hotelrequest.room'))
}

type RoomProps = NonNullable<HotelRequest['stay']>['rooms'][number]

function Room({ name, board, adults, child_ages: ages, guest }: RoomProps) {
  const t = useText()
  const format = useFormat()
  const party = [format.adults(adults), ...(ages.length > 0 ? [format.children(ages.length)] : [])].join(' · ')
  return (
    <>
      <bdi>{name}</bdi> · {t(`stays.board_${board}`)}
      <span className="block">{party}</span>
      {ages.length > 0 && (
        <span className="text-muted text-note block">
          {t('hotelrequest.ages', { ages: ages.join(t.locale === 'ar' ? '، ' : ', ') })}
        </span>
      )}
      {guest && (
        <span className="block font-medium">
          <bdi>{guest}</bdi>
        </span>
      )}
    </>
  )
}

function Answers({ request, failed }: { request: HotelRequest; failed: Failed }) {
  const t = useText()
  return (
    <div className="grid gap-4">
      <Answer intent="accept">
        <p className="text-muted">{t('hotelrequest.acceptText')}</p>
        <Submit icon="check">{t('hotelrequest.accept')}</Submit>
      </Answer>
      <Offer {...{ request, failed }} />
      <Decline />
    </div>
  )
}

function Answer({ intent, children }: { intent: 'accept' | 'decline' | 'offer'; children: ReactNode }) {
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  )
}

function Submit({ secondary = false, icon, children }: { secondary?: boolean; icon?: 'check'; children: ReactNode }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <div>
      <Button type="submit" large variant={secondary ? 'secondary' : 'primary'} {...(icon && { icon })} pending={busy}>
        {children}
      </Button>
    </div>
  )
}

function Decline() {
  const t = useText()
  return (
    <Disclosure summary={t('hotelrequest.decline')}>
      <Answer intent="decline">
        <Select
          label={t('hotelrequest.reason')}
          name="reason"
          options={rejectReasons.map((reason) => ({ value: reason, label: t('hotelrequest.reasonOf', { reason }) }))}
        />
        <Submit secondary>{t('hotelrequest.decline')}</Submit>
      </Answer>
    </Disclosure>
  )
}

/** Why an offer cannot be made, in words for a hotel; `other` for what has none of its own. */
const offerErrors = ['sold_out', 'min_stay', 'closed_to_arrival', 'too_many_guests'] as const
const otherErrors = ['payment_type_not_allowed', 'not_found']

/** Other dates, and a room for each that was asked for; the booked ones are selected. */
function Offer({ request: { stay, choices }, failed }: { request: HotelRequest; failed: Failed }) {
  const t = useText()
  const rooms = stay?.rooms ?? []
  const roomLabel = useRoomLabel(rooms.length)
  const tried = failed?.values['intent'] === 'offer' ? failed : undefined
  const code = tried?.error.code ?? ''
  const impossible = offerErrors.find((one) => one === code) ?? (otherErrors.includes(code) ? 'other' : undefined)
  const messages = errorMessages(t, failed && !impossible ? failed.error : undefined, [
    { name: 'check_in', label: t('hotelrequest.checkIn') },
    { name: 'check_out', label: t('hotelrequest.checkOut') },
    { name: 'rooms', label: roomLabel(0) },
  ])
  const options = choices.map(({ rate_plan_id, name, board }) => ({
    value: String(rate_plan_id),
    label: `${name} · ${t(`stays.board_${board}`)}`,
  }))
  return (
    <Disclosure summary={t('hotelrequest.offer')} open={tried !== undefined}>
      <Answer intent="offer">
        <p className="text-muted">{t('hotelrequest.offerText')}</p>
        <FormErrors
          messages={
            impossible
              ? { summary: [], title: t('hotelrequest.notPossible', { code: impossible }), text: undefined }
              : messages
          }
          announce={failed}
        />
        <DateInput
          {...messages.field('check_in')}
          label={t('hotelrequest.checkIn')}
          defaultValue={tried?.values['check_in'] ?? stay?.check_in}
        />
        <DateInput
          {...messages.field('check_out')}
          label={t('hotelrequest.checkOut')}
          defaultValue={tried?.values['check_out'] ?? stay?.check_out}
        />
        {rooms.map((room, i) => (
          <Select
            key={i}
            id={i === 0 ? 'rooms' : `room-${i}`}
            name="room"
            label={roomLabel(i)}
            error={i === 0 ? messages.ofField('rooms') : undefined}
            options={options}
            defaultValue={tried?.values[`room-${i}`] ?? String(room.rate_plan_id)}
          />
        ))}
        <Submit secondary>{t('hotelrequest.sendOffer')}</Submit>
      </Answer>
    </Disclosure>
  )
}
