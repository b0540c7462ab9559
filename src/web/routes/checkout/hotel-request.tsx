import type { ReactNode } from 'react'
import { data, Form, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { HotelRequest } from '#domains/requests/contract.ts'
import { maxDeclineComment, rejectReasons, type RejectReason } from '#domains/bookings/model/decline.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { payLinks } from '#links/booking.ts'
import { partyParts } from '#web/features/products/party-parts.ts'
import { AskUs } from '#web/features/bookings/AskUs.tsx'
import { errorMessages, submittedValues, textOf } from '#web/lib/forms.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'
import { Alert, type AlertTone } from '#web/ui/feedback/Alert.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { FormErrors, HiddenFields, Select, TextArea } from '#web/ui/form/Inputs.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import '#web/ui/dates/date-input.css'
import type { Route } from './+types/hotel-request'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'hotelrequest.title')

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const answer = await api.show_hotel_request({ token: tokenOf(url) })
  if (answer.ok) return data({ request: answer.data })
  const { error } = answer
  if (error.code === 'link_expired') return data({ request: null }, { status: errorStatus.link_expired })
  throw errorResponse(error.code === 'invalid_input' ? { code: 'not_found' } : error)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const token = tokenOf(url)
  const rooms = form.getAll('room').map(String)
  const change = form.has('change') ? { change: Number(textOf(form, 'change')) } : {}
  const outcome = await answered()
  if (outcome.ok || outcome.error.code === 'link_expired') throw redirect(payLinks.hotelRequest(locale, token))
  const { error } = outcome
  return data<{ error: ApiError; values: Record<string, string> }>(
    { error, values: { ...submittedValues(form), ...Object.fromEntries(rooms.map((room, i) => [`room-${i}`, room])) } },
    { status: errorStatus[error.code] },
  )

  function answered() {
    switch (textOf(form, 'intent')) {
      case 'accept':
        return api.accept_hotel_request({ token, ...change })
      case 'decline':
        return api.decline_hotel_request({
          token,
          ...change,
          comment: textOf(form, 'comment'),
          reason: textOf(form, 'reason') as RejectReason,
        })
      default:
        return api.offer_from_hotel({
          token,
          check_in: dateOf(form, 'check_in'),
          check_out: dateOf(form, 'check_out'),
          rooms,
        })
    }
  }
}

/** After an answer that came too late the page shows how the request stands. */
export function shouldRevalidate() {
  return true
}

/** The contact of a hotel answers a request here, opened through a link without an account. */
export default function HotelRequestPage({ loaderData: { request }, actionData }: Route.ComponentProps) {
  const t = useText()
  return (
    <NarrowPage rem={40}>
      {request ? (
        <OneRequest request={request} failed={actionData} />
      ) : (
        <>
          <PageHeading>{t('hotelrequest.gone')}</PageHeading>
          <p>{t('hotelrequest.goneText')}</p>
        </>
      )}
      <AskUs label={t('hotelrequest.ask')} />
    </NarrowPage>
  )
}

type Failed = { error?: ApiError | undefined; values: Record<string, string> } | undefined

/** Errors after which the request is no longer what the hotel has answered. */
const isLate = (code: string) => code === 'status_changed' || code === 'conflict'

/** What is asked of a hotel, with its answers while one is awaited, else what became of it. */
function OneRequest({ request, failed }: { request: HotelRequest; failed: Failed }) {
  const t = useText()
  const { state } = request
  const late = failed?.error && isLate(failed.error.code)
  // What was typed stays, for a change that has replaced the one it was typed for.
  const failure = late ? { values: failed.values } : failed
  return (
    <>
      <PageHeading>{t('hotelrequest.title')}</PageHeading>
      {late && (
        <Alert tone="warning" title={t('hotelrequest.tooLate')} announce={failed}>
          <p>{t('hotelrequest.tooLateText')}</p>
        </Alert>
      )}
      <State request={request} />
      <Card padded>
        {request.change && <h2 className="text-title mb-4">{t('hotelrequest.booked')}</h2>}
        {request.offered && <h2 className="text-title mb-4">{t('hotelrequest.requested')}</h2>}
        <Facts
          first={[
            { label: t('hotelrequest.reference'), value: <bdi dir="ltr">{request.reference}</bdi> },
            { label: t('hotelrequest.hotel'), value: <bdi>{request.hotel}</bdi> },
          ]}
          stay={request.stay}
        />
      </Card>
      {request.change && (
        <Card padded>
          <h2 className="text-title mb-4">{t('hotelrequest.requested')}</h2>
          <Facts first={[]} stay={request.change.stay} />
        </Card>
      )}
      {request.offered && (
        <Card padded>
          <h2 className="text-title mb-4">{t('hotelrequest.offeredStay')}</h2>
          <Facts first={[]} stay={{ ...request.offered, special_request: '' }} />
        </Card>
      )}
      {(state === 'open' || state === 'change') && <Answers request={request} failed={failure} />}
      {state === 'document' && <Decline request={request} failed={failure} />}
    </>
  )
}

const tones: Record<Exclude<HotelRequest['state'], 'open' | 'change'>, AlertTone> = {
  document: 'info',
  accepted: 'success',
  offered: 'info',
  confirmed: 'success',
  declined: 'info',
  expired: 'warning',
  ended: 'info',
}

function State({ request: { state, answered, deadline_at, time_zone, city } }: { request: HotelRequest }) {
  const { t, format } = useLanguage()
  const until = deadline_at ? format.instant(deadline_at, time_zone) : ''
  if (state === 'open' || state === 'change') {
    return (
      <div className="grid gap-2">
        <p className="font-medium">{t(`hotelrequest.${state}`)}</p>
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

type FactsProps = { first: { label: string; value: ReactNode }[]; stay: HotelRequest['stay'] }

function Facts({ first, stay }: FactsProps) {
  const { t, format } = useLanguage()
  const roomLabel = useRoomLabel(stay?.rooms.length ?? 0)
  return (
    <KeyValues
      items={[
        ...first,
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
  )
}

function useRoomLabel(count: number): (index: number) => string {
  const t = useText()
  return (index) => (count > 1 ? t('hotelrequest.roomOf', { number: index + 1 }) : t('hotelrequest.room'))
}

type RoomProps = NonNullable<HotelRequest['stay']>['rooms'][number]

function Room({ name, board, adults, child_ages: ages, guest }: RoomProps) {
  const { t, format } = useLanguage()
  return (
    <>
      <bdi>{name}</bdi> · {t(`stays.board_${board}`)}
      <span className="block">{partyParts(t, format, adults, ages).join(' · ')}</span>
      {guest && (
        <span className="block font-medium">
          <bdi>{guest}</bdi>
        </span>
      )}
    </>
  )
}

type AnswerProps = { request: HotelRequest; failed: Failed }

function Answers({ request, failed }: AnswerProps) {
  const t = useText()
  return (
    <div className="grid gap-4">
      <Answer intent="accept" request={request}>
        <p className="text-muted">{t('hotelrequest.acceptText')}</p>
        <FormErrors messages={errorMessages(t, failureOf(failed, 'accept')?.error, {})} announce={failed} />
        <Submit icon="check">{t('hotelrequest.accept')}</Submit>
      </Answer>
      {request.state === 'open' && <Offer {...{ request, failed }} />}
      <Decline {...{ request, failed }} />
    </div>
  )
}

type Intent = 'accept' | 'decline' | 'offer'

function failureOf(failed: Failed, intent: Intent): Failed {
  return failed?.values['intent'] === intent ? failed : undefined
}

type AnswerFormProps = { intent: Intent; request: HotelRequest; children: ReactNode }

function Answer({ intent, request: { state, change }, children }: AnswerFormProps) {
  return (
    <Form method="post" className="grid gap-4">
      <HiddenFields fields={{ intent, change: state === 'change' ? change?.id : undefined }} />
      {children}
    </Form>
  )
}

function Submit({ secondary = false, icon, children }: { secondary?: boolean; icon?: 'check'; children: ReactNode }) {
  return (
    <div>
      <SubmitButton large variant={secondary ? 'secondary' : 'primary'} {...(icon && { icon })}>
        {children}
      </SubmitButton>
    </div>
  )
}

function Decline({ request, failed }: AnswerProps) {
  const t = useText()
  const tried = failureOf(failed, 'decline')
  const hasRequest = request.stay?.special_request !== ''
  const reasons = rejectReasons.filter((reason) => hasRequest || reason !== 'request_not_possible')
  const messages = errorMessages(t, tried?.error, { comment: t('hotelrequest.comment') })
  return (
    <Disclosure summary={t('hotelrequest.decline')} open={tried !== undefined}>
      <Answer intent="decline" request={request}>
        {request.state === 'change' && <p className="text-muted">{t('hotelrequest.declineChangeText')}</p>}
        <FormErrors messages={messages} announce={failed} />
        <Select
          label={t('hotelrequest.reason')}
          name="reason"
          options={reasons.map((reason) => ({ value: reason, label: t('hotelrequest.reasonOf', { reason }) }))}
          defaultValue={tried?.values['reason']}
        />
        <TextArea
          {...messages.field('comment')}
          hint={t('hotelrequest.commentHint')}
          optional
          rows={3}
          maxLength={maxDeclineComment}
          defaultValue={tried?.values['comment']}
        />
        <Submit secondary>{t('hotelrequest.decline')}</Submit>
      </Answer>
    </Disclosure>
  )
}

/** Why an offer cannot be made, in words for a hotel; `other` for what has none of its own. */
const offerErrors = ['sold_out', ...stayRules, 'too_many_guests'] as const
const otherErrors = ['payment_type_not_allowed', 'not_found']

/** Other dates, and a room for each that was asked for; the booked ones are selected. */
function Offer({ request, failed }: AnswerProps) {
  const { stay, choices } = request
  const t = useText()
  const rooms = stay?.rooms ?? []
  const roomLabel = useRoomLabel(rooms.length)
  const tried = failureOf(failed, 'offer')
  const code = tried?.error?.code ?? ''
  const impossible = offerErrors.find((one) => one === code) ?? (otherErrors.includes(code) ? 'other' : undefined)
  const messages = errorMessages(t, impossible ? undefined : tried?.error, {
    check_in: t('hotelrequest.checkIn'),
    check_out: t('hotelrequest.checkOut'),
    rooms: roomLabel(0),
  })
  const options = choices.map(({ rate_plan_id, name, board }) => ({
    value: String(rate_plan_id),
    label: `${name} · ${t(`stays.board_${board}`)}`,
  }))
  return (
    <Disclosure summary={t('hotelrequest.offer')} open={tried !== undefined}>
      <Answer intent="offer" request={request}>
        <p className="text-muted">{t('hotelrequest.offerText')}</p>
        <FormErrors
          messages={
            impossible
              ? { summary: [], title: t('hotelrequest.notPossible', { code: impossible }), text: undefined }
              : messages
          }
          announce={failed}
        />
        <DateInput {...messages.field('check_in')} defaultValue={tried?.values['check_in'] ?? stay?.check_in} />
        <DateInput {...messages.field('check_out')} defaultValue={tried?.values['check_out'] ?? stay?.check_out} />
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
