import { data, redirect } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { deviceOf } from '#domains/accounts/device.ts'
import { useText } from '#text/react.tsx'
import { AboutSection } from '#web/account/AboutSection.tsx'
import { DocumentSection } from '#web/account/DocumentSection.tsx'
import { PasskeysSection } from '#web/account/PasskeysSection.tsx'
import { DeleteSection } from '#web/account/DeleteSection.tsx'
import { PhoneSection } from '#web/account/PhoneSection.tsx'
import { PhotoSection } from '#web/account/PhotoSection.tsx'
import { ProfileSection } from '#web/account/ProfileSection.tsx'
import { SessionsSection } from '#web/account/SessionsSection.tsx'
import { changeProfile, profileIntents, type ProfileIntent } from '#web/account/profile-actions.ts'
import { refusalWords, textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { useDoneToast } from '#web/kit/done-toast.ts'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/personal-data.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'profile.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, today } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, links.personalData(locale)))
  const [profile, sessions, passkeys, document, countries, money] = await Promise.all([
    api.fetch_profile(),
    api.fetch_sessions(),
    api.fetch_passkeys(),
    api.fetch_document(),
    api.fetch_countries(),
    api.fetch_exchange_rates(),
  ])
  if (!profile.ok) throw pageRefused(profile.error)
  const done = doneKinds.find((one) => one === new URL(request.url).searchParams.get('done'))
  return {
    profile: profile.data,
    sessions: sessions.ok ? sessions.data : [],
    passkeys: passkeys.ok ? passkeys.data : [],
    document: document.ok ? document.data : null,
    countries: countries.ok ? countries.data : [],
    money: money.ok ? money.data : null,
    today,
    done,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const intent = profileIntents.find((one) => one === textOf(form, 'intent'))
  if (!intent) throw redirect(links.personalData(locale))
  const refusal = await changeProfile(api, intent, form)
  if (refusal) return data({ intent, refusal }, { status: errorStatus[refusal.code] })
  if (intent === 'delete') throw redirect(links.home(locale))
  throw redirect(`${links.personalData(locale)}?done=${intent}`)
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { profile, sessions, passkeys, document, countries, money, today, done } = loaderData
  const words = refusalWords(t, actionData?.refusal, [
    { name: 'photo', label: t('profile.photo') },
    { name: 'name', label: t('account.fullName') },
    { name: 'birth_date', label: t('profile.birthDate') },
    { name: 'currency', label: t('exchange.label') },
    { name: 'phone', label: t('account.phone') },
    { name: 'code', label: t('account.code') },
    { name: 'issued_by', label: t('profile.documentIssuedBy') },
    { name: 'number_end', label: t('profile.documentNumberEnd') },
    { name: 'expires_on', label: t('profile.documentExpiresOn') },
    { name: 'consent', label: t('profile.documentTitle') },
    { name: 'password', label: t('account.password') },
    { name: 'sure', label: t('profile.delete') },
  ])
  const device = deviceOf(sessions.find(({ current }) => current)?.device ?? '')
  const report = done && !actionData ? t(told[done]) : undefined
  useDoneToast(report, done?.startsWith('remove') ? 'info' : 'success')
  const isDelete = actionData?.intent === 'delete'
  // The one conflict that leaving can meet.
  const isLastManager = actionData?.refusal.code === 'conflict'
  const lastManager = { title: t('profile.lastManager'), text: t('profile.lastManagerText') }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('profile.title')}</PageHeading>
        <p className="text-muted">{t('profile.text')}</p>
      </div>
      {report && <Alert tone="success" title={report} />}
      <ErrorSummary errors={words.summary} />
      {words.title && !isDelete && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <PhotoSection profile={profile} error={words.ofField('photo')} key={words.ofField('photo') ?? 'photo'} />
      <AboutSection {...{ profile, countries, money, today }} errorOf={words.ofField} />
      <PhoneSection {...{ profile, countries }} errorOf={words.ofField} />
      <PasskeysSection passkeys={passkeys} device={device ? t('profile.deviceOn', device) : ''} />
      <SessionsSection sessions={sessions} />
      <DocumentSection
        {...{ document, countries, today }}
        refused={actionData?.intent === 'document'}
        errorOf={words.ofField}
      />
      <ProfileSection id="export" title={t('profile.export')} text={t('profile.exportText')}>
        <p>
          <a className="link" href="/api/v1/export_my_data" download="my-data.json">
            {t('profile.download')}
          </a>
        </p>
      </ProfileSection>
      <DeleteSection
        hasPassword={profile.has_password}
        refused={isDelete ? (isLastManager ? lastManager : { title: words.title, text: words.text }) : undefined}
        errorOf={words.ofField}
      />
    </div>
  )
}

/** A passkey is added by the page itself. */
const doneKinds = [...profileIntents, 'add-passkey'] as const

const told = {
  photo: 'profile.photoAdded',
  'remove-photo': 'profile.photoRemoved',
  about: 'profile.saved',
  phone: 'profile.phoneSaved',
  'remove-phone': 'profile.saved',
  'confirm-phone': 'profile.phoneIsConfirmed',
  revoke: 'profile.signedOutDevice',
  'add-passkey': 'profile.passkeyAdded',
  'remove-passkey': 'profile.passkeyRemoved',
  document: 'profile.documentSaved',
  'remove-document': 'profile.documentRemoved',
  delete: 'profile.saved',
} as const satisfies Record<ProfileIntent | 'add-passkey', string>
