import { data, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'
import { errorText, errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { DepartureChoice } from '#web/admin/bookings/phone/DepartureChoice.tsx'
import { findForGuest, findKnownGuest } from '#web/admin/bookings/phone/find.ts'
import { GuestForm } from '#web/admin/bookings/phone/GuestForm.tsx'
import { ProductList } from '#web/admin/bookings/phone/ProductList.tsx'
import { OptionChoice } from '#web/admin/bookings/phone/OptionChoice.tsx'
import { readPhoneForm, shownPayment } from '#web/admin/bookings/phone/phone-fields.ts'
import { QueryForm } from '#web/admin/bookings/phone/QueryForm.tsx'
import { RoomList } from '#web/admin/bookings/phone/RoomList.tsx'
import { StaySearch } from '#web/admin/bookings/phone/StaySearch.tsx'
import { proposedCountry } from '#web/features/checkout/known-contact.ts'
import { ProductSummary } from '#web/features/bookings/ProductSummary.tsx'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { submittedValues, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/phone'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'phone.title')

/** Also revalidates after an error: price, stock and the form's key must be current. */
export const shouldRevalidate = () => true

export async function loader({ request, context }: Route.LoaderArgs) {
  const shared = adminRequest(request, context)
  const { api, newKey, hotelDay, query, dataOf, responseTo } = shared
  const { role, limited } = dataOf(await api.show_admin())
  if (role === 'editor') throw responseTo({ code: 'not_found' })
  const steps = await findForGuest(api, query, { today: hotelDay.today, limited })
  const countries = steps.quoted ? await api.fetch_countries() : null
  const caller = query.get('caller')?.trim().slice(0, 40) || undefined
  return {
    ...steps,
    limited,
    caller,
    known: caller && steps.quoted ? await findKnownGuest(api, caller) : null,
    countries: countries?.ok ? countries.data : [],
    country: proposedCountry(shared, [steps.quoted?.item ?? null]),
    key: newKey(),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, responseTo, form } = await adminForm(request, context)
  const { input, errors, gift } = readPhoneForm(form, locale)
  const values = submittedValues(form)
  // If the form has errors, an empty quote token is sent: nothing can be booked, and the API validates the remaining
  // fields.
  const sent = errors.length > 0 ? { ...input, quote_token: '' } : input
  if (gift && !gift.amount && errors.length === 0) {
    // The share of the card is shown before the booking.
    const checked = await api.check_gift_card({ code: gift.code })
    if (checked.ok) return data<PhoneAnswer>({ values, card: checked.data })
    return failure({ code: checked.error.code, errors: atCode(checked.error.errors) }, null)
  }
  const paid = gift?.amount ? { gift_card: { code: gift.code, amount: gift.amount } } : {}
  const booked = await api.book_for_guest({ ...sent, ...paid }, { idempotencyKey: textOf(form, 'key') })
  if (booked.ok) throw redirect(adminLinks.booking(locale, booked.data.booking.reference, { done: 'booked' }))
  const { code } = booked.error
  const present = gift && (await api.check_gift_card({ code: gift.code }))
  return failure({ code, errors: [...errors, ...(booked.error.errors ?? [])] }, present?.ok ? present.data : null)

  function failure(error: ApiError, card: GiftCardAnswer | null) {
    if (isSignedOut(error)) throw responseTo(error)
    return data<PhoneAnswer>({ error, values, card }, { status: errorStatus[error.code] })
  }
}

/** A form that was not booked: its error, or the gift card to accept. */
type PhoneAnswer = { error?: ApiError; values: Record<string, string>; card: GiftCardAnswer | null }

const atCode = (errors: ApiError['errors'] = []) => errors.map((one) => ({ ...one, path: 'gift_card.code' }))

export default function Phone({ loaderData, actionData }: Route.ComponentProps) {
  const {
    kind,
    search,
    hotelSearch,
    hotel,
    rooms,
    packages,
    travelPackage,
    services,
    service,
    date,
    q,
    quoted,
    failure,
    limited,
    promotion,
    known,
  } = loaderData
  const { t, locale } = useLanguage()
  return (
    <>
      <PageHeading>{t('phone.title')}</PageHeading>
      {!limited && (
        <Segments
          label={t('phone.what')}
          items={productKinds.map((one) => ({
            label: t(`phone.${one}`),
            to: adminLinks.newBooking(locale, { kind: one }),
            current: one === kind,
          }))}
        />
      )}
      {failure && (
        <Alert tone="error" title={errorTitle(t, failure.code)} announce>
          <p>{errorText(t, failure.code)}</p>
        </Alert>
      )}
      {quoted ? (
        <div className="admin-columns">
          <GuestForm
            quoted={quoted}
            guests={loaderData.guests}
            online={loaderData.online ?? 0}
            card={actionData?.card ?? null}
            countries={loaderData.countries}
            country={loaderData.country}
            formKey={loaderData.key}
            error={actionData?.error}
            key={loaderData.caller}
            values={actionData?.values ?? known ?? {}}
          />
          <div className="grid content-start gap-5">
            <ProductSummary item={quoted.item} payment={shownPayment(quoted.item.pay, actionData?.card)} />
            <QueryForm
              name="caller"
              label={t('phone.caller')}
              button={t('phone.callerFind')}
              value={loaderData.caller}
              error={loaderData.caller && !known ? t('phone.callerNone') : undefined}
            />
            <QueryForm
              name="promotion"
              label={t('phone.promotion')}
              button={t('codes.promotionApply')}
              value={promotion?.code}
              error={promotion?.problem ? fieldErrorText(t, promotion.problem) : undefined}
            />
          </div>
        </div>
      ) : (
        <>
          {hotelSearch && <StaySearch search={search} {...hotelSearch} />}
          {hotel && rooms && <RoomList hotel={hotel} rooms={rooms} search={search} />}
          {(packages ?? services) && (
            <ProductList {...(packages && { packages })} {...(services && { services })} q={q} />
          )}
          {travelPackage && <DepartureChoice travelPackage={travelPackage} />}
          {service && <OptionChoice service={service} date={date} />}
        </>
      )}
    </>
  )
}
