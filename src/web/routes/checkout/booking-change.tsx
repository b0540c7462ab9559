import { changeLink, documentLinks } from '#links/booking.ts'
import { useState } from 'react'
import { data, Link, redirect, redirectDocument } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { RefilledNotice } from '#web/features/account/sign-in/RefilledNotice.tsx'
import {
  atInputs,
  loadChoices,
  neededNames,
  acceptedValues,
  quoteFields,
  readChange,
} from '#web/features/bookings/change/change-form.ts'
import { BookingColumns } from '#web/features/bookings/BookingColumns.tsx'
import { BookingFacts } from '#web/features/bookings/BookingFacts.tsx'
import { isRequest } from '#web/features/checkout/confirm-titles.ts'
import { OpenChange } from '#web/features/bookings/change/OpenChange.tsx'
import { PaySection } from '#web/features/bookings/PaySection.tsx'
import { Difference } from '#web/features/bookings/change/Difference.tsx'
import { ChangeForm } from '#web/features/bookings/change/ChangeForm.tsx'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-access.ts'
import { nightNote } from '#web/features/hotels/search/stay-note.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { formOf, sendForm, textOf } from '#web/lib/forms.ts'
import { requestContext } from '#web/lib/loaders.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/booking-change'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'bookingchange.title')

export { reloadsIfSent as shouldRevalidate } from '#web/lib/forms.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, newKey, today, hotelDay, stored, ...rest } = context.get(requestContext)
  const reference = url.searchParams.get('reference') ?? ''
  const here = changeLink(locale, reference)
  requireBookingAccess({ locale, ...rest }, here)
  const answer = await api.show_booking({ reference })
  if (!answer.ok) throw bookingErrorResponse({ locale, ...rest }, answer.error, here)
  const booking = answer.data
  const typed = stored && readChange(formOf(stored.values), booking.selection, today)
  const selection = typed?.selection ?? booking.selection
  const choices = booking.can_change ? await loadChoices(api, booking, selection) : null
  const note = nightNote(null, hotelDay, await loaderTranslator(locale))
  return { booking, typed, stored, choices, key: newKey(), today, firstNight: hotelDay.today, note }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, today, ...rest } = context.get(requestContext)
  const reference = url.searchParams.get('reference') ?? ''
  requireBookingAccess({ locale, ...rest }, changeLink(locale, reference))
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (intent === 'withdraw') {
    const withdrawn = await api.withdraw_change({ reference })
    if (withdrawn.ok || withdrawn.error.code !== 'step_up_required')
      throw redirect(documentLinks.booking(locale, reference))
    throw redirect(againLink())
  }
  const answer = await api.show_booking({ reference })
  if (!answer.ok) throw redirect(changeLink(locale, reference))
  const booking = answer.data
  let typed = readChange(form, booking.selection, today)
  let quote: ChangeQuote | null = null
  let error: ApiError | undefined
  if (intent === 'accept') {
    const changed = await api.change_booking(
      { reference, change_token: textOf(form, 'change_token') },
      { idempotencyKey: textOf(form, 'key') },
    )
    if (changed.ok) {
      const toPay =
        changed.data.change?.state === 'unpaid' || (changed.data.to_pay !== null && changed.data.status === 'pending')
      const started = toPay ? await api.start_payment({ reference }) : null
      if (started?.ok) throw redirectDocument(started.data.page, 303)
      throw redirect(documentLinks.booking(locale, reference))
    }
    if (changed.error.code === 'step_up_required') throw redirect(againLink())
    error = changed.error
    if (error.code === 'price_changed') quote = error.data as ChangeQuote
  } else {
    const { quoted, fields } = await quoteFields(api, reference, typed)
    typed = fields
    if (quoted.ok) quote = quoted.data
    else error = atInputs(quoted.error, fields)
  }
  const choices = await loadChoices(api, booking, typed.selection)
  const values = acceptedValues(form, typed)
  return data({ typed, values, quote, error, choices }, { status: error ? errorStatus[error.code] : 200 })

  function againLink() {
    const next = changeLink(locale, reference)
    return documentLinks.find(locale, { reference, again: 'yes', next })
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, (notSent) => data({ notSent }, { status: errorStatus[notSent.code] }))
}

type Answer = Exclude<Route.ComponentProps['actionData'], { notSent: ApiError } | undefined>

export default function BookingChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  // A form that did not arrive leaves the page as it was, with what was typed and quoted.
  const notSent = actionData && 'notSent' in actionData ? actionData.notSent : undefined
  const [answer, setAnswer] = useState<Answer>()
  if (actionData && !('notSent' in actionData) && actionData !== answer) setAnswer(actionData)
  const { booking, stored, key, today, firstNight, note } = loaderData
  const { about, total } = booking
  const { refundable_until: free } = booking.account
  const choices = answer?.choices ?? loaderData.choices
  const back = (
    <Link className="link" to={documentLinks.booking(locale, booking.reference)}>
      {t('bookingchange.back')}
    </Link>
  )
  if (!choices) {
    return (
      <NarrowPage rem={52}>
        <PageHeading>{t('bookingchange.title')}</PageHeading>
        {booking.change ? (
          <>
            <PaySection of={booking} href={documentLinks.booking(locale, booking.reference)} />
            <OpenChange booking={booking} change={booking.change} />
          </>
        ) : (
          <Alert tone="info" title={t('bookingchange.notNow')}>
            <p>{t('bookingchange.notNowText')}</p>
          </Alert>
        )}
        <p>{back}</p>
      </NarrowPage>
    )
  }
  const fields = answer?.typed ?? loaderData.typed ?? { selection: booking.selection, guests: booking.guest_names }
  const error = notSent ?? answer?.error
  const failure = error && error.code !== 'price_changed' ? error : undefined
  const quoted = Boolean(answer?.quote) && !failure
  const form = (
    <ChangeForm
      // A new selection replaces the inputs.
      key={JSON.stringify([fields, choices.rooms.length])}
      {...{ booking, choices, fields, today, firstNight, note, quoted }}
      names={neededNames(error)}
      error={failure}
      answerKey={key}
    />
  )
  return (
    <BookingColumns>
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-2">
          <PageHeading>{t('bookingchange.title')}</PageHeading>
          <p className="flex flex-wrap gap-x-3 lg:hidden">
            <bdi className="font-medium">{about.name}</bdi>
            <span className="text-muted">{t.rich('booking.referenceShort', { reference: booking.reference })}</span>
          </p>
          {/* The difference names the price before it. */}
          {!quoted && (
            <>
              <p className="font-medium">{t('bookingchange.priceNow', { amount: format.amount(total) })}</p>
              <p className="text-muted text-small">{t('bookingchange.text')}</p>
              {free && (
                <p className="text-muted text-small">
                  {t('bookingchange.freeUntil', {
                    until: format.instant(free, about.time_zone, 'short'),
                    place: about.city,
                  })}
                </p>
              )}
            </>
          )}
        </div>
        {stored && !answer && <RefilledNotice form={stored} />}
        {answer?.quote && (
          <Difference
            booking={booking}
            quote={answer.quote}
            values={answer.values}
            answerKey={key}
            isNew={error?.code === 'price_changed'}
          />
        )}
        {quoted ? <Disclosure summary={t('bookingchange.chooseAgain')}>{form}</Disclosure> : form}
        <p>{back}</p>
      </div>
      <BookingFacts booking={booking} isRequest={isRequest(booking)} withVoucher={false} />
    </BookingColumns>
  )
}
