import { data, Link, redirect } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { RefilledNotice } from '#web/features/account/sign-in/RefilledNotice.tsx'
import { formsWithout, submittedForms, withInputNames } from '#web/features/travellers/detail-form.ts'
import { DetailForms } from '#web/features/travellers/DetailForms.tsx'
import { DetailState } from '#web/features/travellers/DetailState.tsx'
import { submittedValues, type FormError } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import { documentLinks, travellerLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/booking-travellers'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'travellers.title')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, stored } = context.get(requestContext)
  const query = url.searchParams
  const reference = query.get('reference') ?? ''
  if (!signedIn) throw redirect(links.signin(locale, travellerLinks.details(locale, reference)))
  const [details, companions, countries] = await Promise.all([
    api.fetch_booking_details({ reference }),
    api.fetch_companions(),
    api.fetch_countries(),
  ])
  if (!details.ok) throw errorResponse(details.error)
  // Without required details there is no form to show.
  if (details.data.forms.length === 0) throw redirect(documentLinks.booking(locale, details.data.reference))
  return {
    details: details.data,
    companions: companions.ok ? companions.data : [],
    countries: countries.ok ? countries.data : [],
    stored,
    saved: query.get('saved') === 'yes',
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  const reference = url.searchParams.get('reference') ?? ''
  if (!signedIn) throw redirect(links.signin(locale, travellerLinks.details(locale, reference)))
  const form = await request.formData()
  const answer = await api.fetch_booking_details({ reference })
  const forms = answer.ok ? submittedForms(answer.data, form) : []
  const result = answer.ok ? await api.save_booking_details({ reference, forms }) : answer
  if (result.ok) throw redirect(travellerLinks.details(locale, reference, { saved: 'yes' }))
  // One wrong detail does not lose the others of travellers who leave the page.
  const rest = formsWithout(result.error, forms)
  const partlySaved = rest !== null && (await api.save_booking_details({ reference, forms: rest })).ok
  const error = answer.ok ? withInputNames(result.error, answer.data) : result.error
  return data<FormError & { partlySaved: boolean }>(
    { error, partlySaved, values: submittedValues(form) },
    { status: errorStatus[error.code] },
  )
}

export default function BookingTravellers({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { details, companions, countries, stored, saved } = loaderData
  return (
    <NarrowPage rem={52}>
      <div className="grid gap-2">
        <PageHeading>{t('travellers.title')}</PageHeading>
        <p>{t('travellers.text', { about: details.about })}</p>
        <p className="text-muted">{t('travellers.privacy')}</p>
      </div>
      {saved && !actionData && <Alert tone="success" title={t('travellers.saved')} announce />}
      {stored && !actionData && <RefilledNotice form={stored} />}
      {actionData?.partlySaved && <p className="text-muted">{t('travellers.partlySaved')}</p>}
      <DetailState details={details} />
      {details.can_answer && (
        <DetailForms
          // New answers replace the inputs, which keep what was typed otherwise.
          key={JSON.stringify(details.forms.map((form) => form.details))}
          {...{ details, companions, countries }}
          error={actionData?.error}
          values={actionData?.values ?? stored?.values}
        />
      )}
      <p className="flex flex-wrap items-center gap-4">
        <ButtonLink to={documentLinks.booking(locale, details.reference)} variant="secondary">
          {t('travellers.back')}
        </ButtonLink>
        <Link className="link" to={travellerLinks.companions(locale)}>
          {t('travellers.manage')}
        </Link>
      </p>
    </NarrowPage>
  )
}
