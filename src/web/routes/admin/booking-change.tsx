import { data, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { Seen } from '#web/admin/bookings/ActionForm.tsx'
import { isNotSent, NotSaved } from '#web/admin/NotSaved.tsx'
import {
  acceptedValues,
  atInputs,
  loadChoices,
  neededNames,
  quoteFields,
  readChange,
} from '#web/features/bookings/change/change-form.ts'
import { ChangeForm } from '#web/features/bookings/change/ChangeForm.tsx'
import { Difference } from '#web/features/bookings/change/Difference.tsx'
import { sendForm, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/booking-change'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'adminbookings.change')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, newKey, today, hotelDay, dataOf } = adminRequest(request, context)
  const details = dataOf(await api.show_admin_booking({ reference: params.reference }))
  const { booking } = details
  const choices = booking.can_change ? await loadChoices(api, booking, booking.selection) : null
  return { details, choices, key: newKey(), today, firstNight: hotelDay.today }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, today, dataOf, form } = await adminForm(request, context)
  const { reference } = params
  const { booking, ...details } = dataOf(await api.show_admin_booking({ reference }))
  let typed = readChange(form, booking.selection, today)
  let quote: ChangeQuote | null = null
  let error: ApiError | undefined
  if (textOf(form, 'intent') === 'accept') {
    // The token names what was agreed; of the booking, the version that was quoted is sent.
    const seen = { reference, status: booking.status, version: textOf(form, 'version') || details.version }
    const changed = await api.change_for_guest(
      { ...seen, change_token: textOf(form, 'change_token') },
      { idempotencyKey: textOf(form, 'key') },
    )
    if (changed.ok || changed.error.code === 'status_changed')
      throw redirect(adminLinks.booking(locale, reference, { done: changed.ok ? 'amend' : undefined }))
    error = changed.error
    if (error.code === 'price_changed') quote = error.data as ChangeQuote
  } else {
    const quoting = { quote_change: api.quote_change_for_guest }
    const { quoted, fields } = await quoteFields(quoting, reference, typed)
    typed = fields
    if (quoted.ok) quote = quoted.data
    else error = atInputs(quoted.error, fields)
  }
  const choices = await loadChoices(api, booking, typed.selection)
  const values = acceptedValues(form, typed)
  return data({ typed, values, quote, error, choices }, { status: error ? errorStatus[error.code] : 200 })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (notSent) => data({ notSent }, { status: errorStatus[notSent.code] }))
}

/** A change of party, rooms, options or names that staff make for a guest, with the form of the traveller. */
export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { details, key, today, firstNight } = loaderData
  const { booking } = details
  const notSent = actionData && 'notSent' in actionData ? actionData.notSent : undefined
  const answer = actionData && !('notSent' in actionData) ? actionData : undefined
  const choices = answer?.choices ?? loaderData.choices
  const { error } = answer ?? {}
  const fields = answer?.typed ?? { selection: booking.selection, guests: booking.guest_names }
  const address = adminLinks.bookingChange(locale, booking.reference)
  return (
    <div className="grid max-w-[52rem] gap-5">
      <PageHeading>{t('adminbookings.changeTitle', { reference: `\u2066${booking.reference}\u2069` })}</PageHeading>
      <p className="text-muted">
        <bdi>{booking.about.name}</bdi> · {t('adminbookings.changeText')}
      </p>
      {notSent && isNotSent(notSent) && <NotSaved error={notSent} />}
      {!choices && <Alert tone="info" title={t('bookingchange.notNow')} />}
      {answer?.quote && answer.quote.pay_now.minor > 0 && <Alert tone="info" title={t('adminbookings.changeAsk')} />}
      {answer?.quote && (
        <Difference
          booking={booking}
          quote={answer.quote}
          values={answer.values}
          answerKey={key}
          isNew={error?.code === 'price_changed'}
        />
      )}
      {choices && (
        <ChangeForm
          // A new selection replaces the inputs.
          key={JSON.stringify([fields, choices.rooms.length])}
          {...{ booking, choices, fields, today, firstNight, address }}
          note={null}
          names={neededNames(error)}
          error={error && error.code !== 'price_changed' ? error : undefined}
          quoted={Boolean(answer?.quote)}
          answerKey={key}
          seen={<Seen details={details} formKey={key} />}
        />
      )}
      <p>
        <ButtonLink to={adminLinks.booking(locale, booking.reference)} variant="secondary">
          {t('manifest.back')}
        </ButtonLink>
      </p>
    </div>
  )
}
