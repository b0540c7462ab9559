import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { data, Link, redirect } from 'react-router'
import { type ApiError, errorStatus } from '#api/errors.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import type { Query } from '#links/site.ts'
import type { Money } from '#api/shapes.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { findForGuest, findKnownGuest, type Found } from '#web/admin/bookings/phone/find.ts'
import { GuestForm } from '#web/admin/bookings/phone/GuestForm.tsx'
import { OptionChoice } from '#web/admin/bookings/phone/OptionChoice.tsx'
import { readPhoneForm, shownPayment } from '#web/admin/bookings/phone/phone-fields.ts'
import { QueryForm } from '#web/admin/bookings/phone/QueryForm.tsx'
import { RoomList, StaySearch } from '#web/admin/bookings/phone/StaySearch.tsx'
import { proposedCountry } from '#web/features/checkout/known-contact.ts'
import { ProductSummary } from '#web/features/bookings/ProductSummary.tsx'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { submittedValues, textOf } from '#web/lib/forms.ts'
import { Segments } from '#web/ui/actions/Segments.tsx'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/phone'
import { BasicInput } from '#web/admin/BasicInput.tsx'
import { Table } from '#web/ui/figures/Table.tsx'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { Select } from '#web/ui/form/Inputs.tsx'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'phone.title')

export { reloadsIfSent as shouldRevalidate } from '#web/lib/forms.ts'

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
  const { kind, search, quoted, failure, promotion, known } = loaderData
  const { t, locale } = useLanguage()
  return (
    <>
      <PageHeading>{t('phone.title')}</PageHeading>
      {!loaderData.limited && (
        <Segments
          label={t('phone.what')}
          items={productKinds.map((one) => ({
            label: t(`phone.${one}`),
            to: adminLinks.newBooking(locale, { kind: one }),
            current: one === kind,
          }))}
        />
      )}
      <ActionError error={failure} />
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
          {loaderData.hotelSearch && <StaySearch search={search} {...loaderData.hotelSearch} />}
          {loaderData.hotel && loaderData.rooms && (
            <RoomList hotel={loaderData.hotel} rooms={loaderData.rooms} search={search} />
          )}
          <ProductList {...loaderData} />
          {loaderData.travelPackage && <DepartureChoice travelPackage={loaderData.travelPackage} />}
          {loaderData.service && <OptionChoice service={loaderData.service} date={loaderData.date} />}
        </>
      )}
    </>
  )
}

/** Packages that can be booked, or services found by name; each links to its dates. */
function ProductList({ packages, services, q }: Pick<Found, 'packages' | 'services' | 'q'>) {
  const { t, locale, format } = useLanguage()
  const link = (name: string, query: Query) => (
    <Link className="link" to={adminLinks.newBooking(locale, query)}>
      <bdi>{name}</bdi>
    </Link>
  )
  const from = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  return (
    <>
      {packages && (
        <Table
          caption={t('phone.packageName')}
          rows={packages}
          keyOf={({ id }) => id}
          narrow="scroll"
          columns={[
            {
              label: t('phone.packageName'),
              cell: ({ slug, title }) => link(title, { kind: 'package', package: slug }),
            },
            { label: t('phone.dayCount'), cell: ({ days }) => t('phone.days', { count: days }) },
            { label: t('phone.nextDeparture'), cell: ({ next }) => format.stayRange(next.starts_on, next.ends_on) },
            { label: t('phone.from'), end: true, cell: ({ next }) => from(next.from) },
          ]}
        />
      )}
      {services && (
        <AdminForm
          method="get"
          action={adminLinks.newBooking(locale)}
          hidden={{ kind: 'service' }}
          submit={t('phone.searchServices')}
        >
          <BasicInput label={t('phone.serviceWords')} name="q" defaultValue={q} dir="auto" autoComplete="off" />
        </AdminForm>
      )}
      {services && services.length > 0 && (
        <Table
          caption={t('phone.serviceName')}
          rows={services}
          keyOf={({ id }) => id}
          narrow="scroll"
          columns={[
            {
              label: t('phone.serviceName'),
              cell: ({ slug, name }) => link(name, { kind: 'service', service: slug }),
            },
            { label: t('phone.district'), cell: ({ city }) => city.name },
            { label: t('phone.from'), end: true, cell: (row) => from(row.from) },
          ]}
        />
      )}
    </>
  )
}

const groups = [1, 2, 3] as const

/** Selects a departure and the guests, as up to three families; a room is shared only within a family. */
function DepartureChoice({ travelPackage }: { travelPackage: PackageDetails }) {
  const { t, locale, format } = useLanguage()
  const open = travelPackage.departures.filter((departure) => departure.open)
  if (open.length === 0) return <p>{t('phone.nothingOpen')}</p>
  return (
    <AdminForm
      method="get"
      action={adminLinks.newBooking(locale)}
      heading={travelPackage.title}
      hidden={{ kind: 'package', package: travelPackage.slug }}
      submit={t('phone.showPrice')}
    >
      <Select
        label={t('phone.departure')}
        name="departure"
        options={open.map(({ id, starts_on, ends_on, seats_left }) => ({
          value: String(id),
          label: t('phone.departureChoice', { dates: format.stayRange(starts_on, ends_on), count: seats_left }),
        }))}
      />
      {groups.map((number) => (
        <fieldset key={number}>
          <legend className="mb-2 font-medium">{t('phone.family', { number })}</legend>
          <div className="admin-filter">
            <BasicInput
              label={t('phone.adults')}
              name={`adults${number}`}
              inputMode="numeric"
              dir="ltr"
              defaultValue={number === 1 ? '2' : ''}
            />
            <BasicInput
              label={t('phone.childAges')}
              hint={number === 1 ? t('phone.childAgesHint') : undefined}
              name={`ages${number}`}
              inputMode="numeric"
              dir="ltr"
            />
          </div>
        </fieldset>
      ))}
      {open.some(({ prices }) => prices.some(({ sharing }) => sharing !== 'any')) && (
        <Select
          label={t('phone.sharing')}
          name="sharing"
          defaultValue="quad"
          options={roomBases.map((sharing) => ({ value: sharing, label: t('phone.sharingOf', { sharing }) }))}
        />
      )}
    </AdminForm>
  )
}
