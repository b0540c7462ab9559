import { data, redirect } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useLocale, useText } from '#text/react.tsx'
import { packageSummary, serviceSummary, staySummary } from '#web/booking-parts.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import { DepartureChoice } from '#web/desk/phone/DepartureChoice.tsx'
import { findForGuest, type Quoted } from '#web/desk/phone/find.ts'
import { GuestForm } from '#web/desk/phone/GuestForm.tsx'
import { JourneyList } from '#web/desk/phone/JourneyList.tsx'
import { OptionChoice } from '#web/desk/phone/OptionChoice.tsx'
import { readPhoneForm } from '#web/desk/phone/phone-fields.ts'
import { RoomList } from '#web/desk/phone/RoomList.tsx'
import { StaySearch } from '#web/desk/phone/StaySearch.tsx'
import { deskRefused } from '#web/desk/refused.ts'
import { keptValues, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Segments } from '#web/kit/Segments.tsx'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/phone.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'phone.title')

/** After a refusal too: price, stock and the form's key must be as of now. */
export const shouldRevalidate = () => true

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, newKey, today } = context.get(requestContext)
  const desk = await api.show_desk()
  if (!desk.ok) throw deskRefused(desk.error, locale, request)
  if (desk.data.role === 'editor') throw deskRefused({ code: 'not_found' }, locale, request)
  const found = await findForGuest(api, new URL(request.url).searchParams, locale, today)
  const countries = found.quoted ? await api.fetch_countries() : null
  return { ...found, countries: countries?.ok ? countries.data : [], key: newKey() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const { input, errors } = readPhoneForm(form, locale)
  // With something wrong here no token is sent: nothing can be booked, and the rest of the form is judged as well.
  const sent = errors.length > 0 ? { ...input, quote_token: '' } : input
  const booked = await api.book_for_guest(sent, { idempotencyKey: textOf(form, 'key') })
  if (booked.ok) throw redirect(deskLinks.booking(locale, booked.data.booking.reference, { done: 'booked' }))
  const { code } = booked.error
  if (code === 'unauthenticated' || code === 'second_factor_required') throw deskRefused(booked.error, locale, request)
  const refusal = { code, errors: [...errors, ...(booked.error.errors ?? [])] }
  return data<FormRefusal>({ refusal, values: keptValues(form) }, { status: errorStatus[code] })
}

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, search, hotels, hotel, rooms, packages, journey, services, service, q, quoted, refused } = loaderData
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeading>{t('phone.title')}</PageHeading>
      <Segments
        label={t('phone.what')}
        items={bookingKinds.map((one) => ({
          label: t(`phone.${one}`),
          to: deskLinks.newBooking(locale, { kind: one }),
          current: one === kind,
        }))}
      />
      {refused && (
        <Alert tone="error" title={errorTitle(t, refused.code)} announce>
          <p>{errorText(t, refused.code)}</p>
        </Alert>
      )}
      {quoted ? (
        <div className="desk-columns">
          <GuestForm
            quoted={quoted}
            guests={loaderData.guests}
            countries={loaderData.countries}
            formKey={loaderData.key}
            refusal={actionData?.refusal}
            kept={actionData?.values ?? {}}
          />
          <Summary quoted={quoted} />
        </div>
      ) : (
        <>
          {kind === 'stay' && !hotel && (
            <StaySearch search={search} {...(hotels && { hotels, total: loaderData.total ?? 0 })} />
          )}
          {hotel && rooms && <RoomList hotel={hotel} rooms={rooms} search={search} />}
          {(packages ?? services) && (
            <JourneyList {...(packages && { packages })} {...(services && { services })} q={q} />
          )}
          {journey && <DepartureChoice journey={journey} />}
          {service && <OptionChoice service={service} />}
        </>
      )}
    </>
  )
}

function Summary({ quoted }: { quoted: Quoted }) {
  if (quoted.kind === 'stay') return <staySummary.Later priced={quoted.quote} />
  if (quoted.kind === 'package') return <packageSummary.Later quote={quoted.quote} />
  return <serviceSummary.Later quote={quoted.quote} />
}
