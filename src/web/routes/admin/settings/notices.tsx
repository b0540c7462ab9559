import { data, Link, redirect } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { noticeKinds, noticeModes, type NoticeModes } from '#domains/office/kinds.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { isSignedOut } from '#web/admin/NotSaved.tsx'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { adminLinks } from '#links/admin.ts'
import { HotelChoices } from '#web/admin/staff/HotelsForm.tsx'
import { errorMessages, textOf, type FormError } from '#web/lib/forms.ts'
import { adminForm, adminRequest } from '#web/admin/admin-request.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Checkbox, Select } from '#web/ui/form/Inputs.tsx'
import '#web/admin/staff/staff.css'
import type { Route } from './+types/notices'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'notices.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const isOffice = query.get('whose') === 'office'
  const { role, limited } = dataOf(await api.show_admin())
  const hotels = dataOf(await api.fetch_stock_hotels())
  const answer = await (isOffice ? api.show_office_notices() : api.show_my_notices())
  const wishes = dataOf(answer)
  const { modes, hotels: chosen, others, email } = wishes
  return {
    isOffice,
    manages: role === 'manager',
    limited,
    choice: { modes, chosen: chosen?.map(String) ?? null, others, email },
    language: 'locale' in wishes ? wishes.locale : null,
    hotels,
    done: query.has('done'),
  }
}

type Choice = { modes: NoticeModes; chosen: string[] | null; others: boolean }
type Answer = Pick<FormError, 'error'> & { choice: Choice; language: string }

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, responseTo, form } = await adminForm(request, context)
  const isOffice = textOf(form, 'whose') === 'office'
  const modes = Object.fromEntries(noticeKinds.map((kind) => [kind, textOf(form, kind)])) as NoticeModes
  const chosen = textOf(form, 'access') === 'some' ? form.getAll('hotels').map(String) : null
  const others = chosen === null || form.has('others')
  const choice = { modes, hotels: chosen?.map(Number) ?? null, others }
  const language = textOf(form, 'locale') as Locale
  const answer = isOffice
    ? await api.save_office_notices({ ...choice, locale: language })
    : await api.save_my_notices(choice)
  if (answer.ok) throw redirect(adminLinks.notices(locale, { ...(isOffice && { whose: 'office' }), done: 1 }))
  if (isSignedOut(answer.error) || answer.error.code === 'forbidden') throw responseTo(answer.error)
  return data<Answer>(
    { error: answer.error, choice: { modes, chosen, others }, language },
    { status: errorStatus[answer.error.code] },
  )
}

export default function Notices({ loaderData, actionData }: Route.ComponentProps) {
  const { isOffice, manages, limited, choice: saved, hotels, done } = loaderData
  const { t, locale } = useLanguage()
  const { modes, chosen, others } = actionData?.choice ?? saved
  const language = loaderData.language && (actionData?.language ?? loaderData.language)
  const messages = errorMessages(t, actionData?.error, { hotels: t('staff.hotels') })
  return (
    <>
      <PageHeading>{t('notices.title')}</PageHeading>
      {manages && (
        <p>
          <Link className="link" to={adminLinks.notices(locale, isOffice ? {} : { whose: 'office' })}>
            {t(isOffice ? 'notices.mine' : 'notices.office')}
          </Link>
        </p>
      )}
      {done && !actionData && <Alert tone="success" title={t('notices.saved')} announce />}
      <Recipient isOffice={isOffice} email={saved.email} />
      {/* The fields of one choice must not stay when the link opens the other. */}
      <AdminForm
        key={isOffice ? 'office' : 'mine'}
        heading={t(isOffice ? 'notices.office' : 'notices.mine')}
        text={t(isOffice ? 'notices.urgentOffice' : 'notices.urgentMine')}
        messages={messages}
        hidden={{ whose: isOffice ? 'office' : undefined }}
        submit={t('notices.save')}
      >
        <fieldset>
          <legend className="field-label mb-2">{t('notices.when')}</legend>
          <div className="grid gap-4 grid-cols-fill-72">
            {noticeKinds.map((kind) => (
              <Select
                key={kind}
                label={t('notices.kind', { kind })}
                name={kind}
                defaultValue={modes[kind]}
                options={noticeModes.map((mode) => ({ value: mode, label: t('notices.mode', { mode }) }))}
              />
            ))}
            {language !== null && (
              <Select
                label={t('notices.language')}
                name="locale"
                defaultValue={language}
                options={[
                  { value: 'en', label: t('staff.english') },
                  { value: 'ar', label: t('staff.arabic') },
                ]}
              />
            )}
          </div>
        </fieldset>
        <div className="people-access grid gap-4">
          <RadioCards
            legend={t('notices.about')}
            name="access"
            defaultValue={chosen === null ? 'all' : 'some'}
            options={[
              limited
                ? { value: 'all', label: t('notices.everythingLimited') }
                : { value: 'all', label: t('notices.everything'), description: t('notices.everythingText') },
              { value: 'some', label: t('notices.some'), description: t('notices.someText') },
            ]}
          />
          <div className="people-hotels">
            <HotelChoices hotels={hotels} chosen={chosen ?? []} error={messages.ofField('hotels')} />
            {!limited && <Checkbox name="others" label={t('notices.others')} defaultChecked={others} />}
          </div>
        </div>
      </AdminForm>
    </>
  )
}

/** Where the emails go, or what to do if they cannot go anywhere. */
function Recipient({ isOffice, email }: { isOffice: boolean; email: string }) {
  const { t, locale } = useLanguage()
  if (email)
    return (
      <p className="text-muted">
        {isOffice ? t('notices.officeText', { email }) : `${t('notices.mineText')} ${t('notices.mineTo', { email })}`}
      </p>
    )
  if (!isOffice)
    return (
      <Alert tone="warning" title={t('notices.noEmail')}>
        {t('notices.noEmailText')}
      </Alert>
    )
  return (
    <Alert tone="warning" title={t('notices.noOffice')}>
      {t('notices.noOfficeText')}{' '}
      <Link className="link" to={adminLinks.edit(locale, 'contact', 'all')}>
        {t('notices.openContact')}
      </Link>
    </Alert>
  )
}
