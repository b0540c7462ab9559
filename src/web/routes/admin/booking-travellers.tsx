import { redirect } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { submittedForms, withInputNames } from '#web/features/travellers/detail-form.ts'
import { DetailForms } from '#web/features/travellers/DetailForms.tsx'
import { DetailState } from '#web/features/travellers/DetailState.tsx'
import { adminForm, adminRequest, formFailure } from '#web/admin/admin-request.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/booking-travellers'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'manifest.title')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const [details, countries] = await Promise.all([
    api.show_details_for_staff({ reference: params.reference }),
    api.fetch_countries(),
  ])
  return {
    details: dataOf(details),
    countries: countries.ok ? countries.data : [],
    saved: query.get('saved') === 'yes',
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, dataOf, form } = await adminForm(request, context)
  const { reference } = params
  const details = dataOf(await api.show_details_for_staff({ reference }))
  const result = await api.save_details_for_staff({ reference, forms: submittedForms(details, form) })
  if (result.ok) throw redirect(adminLinks.bookingTravellers(locale, reference, { saved: 'yes' }))
  return formFailure(withInputNames(result.error, details), form, { locale, request })
}

export default function BookingTravellers({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { details, countries, saved } = loaderData
  const { reference, about, forms } = details
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PageHeading>{t('manifest.fillTitle', { reference: `\u2066${reference}\u2069` })}</PageHeading>
      </div>
      <p className="text-muted">
        <bdi>{about}</bdi>
      </p>
      {saved && !actionData && <Alert tone="success" title={t('travellers.saved')} announce />}
      {forms.length === 0 ? (
        <EmptyState icon="guests" title={t('manifest.nothing')} />
      ) : (
        <DetailState details={details} forStaff />
      )}
      {forms.length > 0 && details.can_answer && (
        <DetailForms
          key={JSON.stringify(forms.map((form) => form.details))}
          {...{ details, countries }}
          companions={[]}
          error={actionData?.error}
          values={actionData?.values}
        />
      )}
      <p>
        <ButtonLink to={adminLinks.booking(locale, reference)} variant="secondary">
          {t('manifest.back')}
        </ButtonLink>
      </p>
    </>
  )
}
