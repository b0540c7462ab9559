import { data, Form, redirect } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { deviceOf } from '#domains/accounts/sessions/device.ts'
import { useText, useLanguage } from '#i18n/react.tsx'
import { AboutSection } from '#web/features/account/AboutSection.tsx'
import { DocumentSection } from '#web/features/account/DocumentSection.tsx'
import { PasskeysSection } from '#web/features/account/PasskeysSection.tsx'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { PhoneSection } from '#web/features/account/PhoneSection.tsx'
import { PhotoSection } from '#web/features/account/PhotoSection.tsx'
import { ProfileSection, type ProfilePage } from '#web/features/account/ProfileSection.tsx'
import { profileChanges, type ProfileIntent } from '#web/features/account/profile-actions.ts'
import { giveProof, stepUpFor, type StepUp } from '#web/features/account/step-up.ts'
import { StepUpForm } from '#web/features/account/StepUpForm.tsx'
import { errorMessages, submittedValues, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { useDoneToast } from '#web/ui/feedback/done-toast.ts'
import { useSite } from '#web/lib/site.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { OpenSession } from '#domains/accounts/contract.ts'
import { countryOfPhone } from '#domains/accounts/phone.ts'
import { writtenPhone } from '#domains/shared/written-phone.ts'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { ResendButton } from '#web/features/account/CodeFields.tsx'
import { OutboxLink } from '#web/features/account/OutboxLink.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { Checkbox, FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'
import type { Route } from './+types/personal-data'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'profile.title')

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, today, timeZone, countryOfTimeZone } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, links.personalData(locale)))
  const [profile, sessions, passkeys, document, countries, money] = await Promise.all([
    api.fetch_profile(),
    api.fetch_sessions(),
    api.fetch_passkeys(),
    api.fetch_document(),
    api.fetch_countries(),
    api.fetch_exchange_rates(),
  ])
  if (!profile.ok) throw errorResponse(profile.error)
  const query = url.searchParams
  const emailStep = readCodeStep(request, 'email')
  const done = namedIn(reported, query.get('done'))
  return {
    profile: profile.data,
    writtenPhone: profile.data.phone && writtenPhone(profile.data.phone),
    sessions: sessions.ok ? sessions.data : [],
    passkeys: passkeys.ok ? passkeys.data : [],
    document: document.ok ? document.data : null,
    countries: countries.ok ? countries.data : [],
    country:
      (profile.data.phone && countryOfPhone(profile.data.phone)) ?? (timeZone && countryOfTimeZone(timeZone)) ?? 'SA',
    money: money.ok ? money.data : null,
    today,
    done,
    /** The new email address that waits for its code. */
    newEmail: emailStep && { to: emailStep.to, resendAt: emailStep.resendAt },
    /** The name typed for a passkey before the step-up. */
    passkeyName: query.get('passkey'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure, form } = await formRequest(request, context)
  const intent = namedIn(profileChanges, textOf(form, 'intent'))
  if (!intent) throw redirect(links.personalData(locale))
  const unproved = await giveProof(api, form)
  if (unproved) return stepUpResponse(unproved)
  const outcome = await profileChanges[intent](api, form)
  if (!outcome.ok) {
    const { error } = outcome
    const stepUp = stepUpFor(error, form)
    if (stepUp) return stepUpResponse(stepUp)
    return data({ intent, error, values: submittedValues(form) }, { status: errorStatus[error.code] })
  }
  if (intent === 'delete') throw redirect(links.signin(locale, undefined, 'deleted'))
  if (intent === 'begin-passkey') {
    const name = encodeURIComponent(textOf(form, 'passkey_name'))
    throw redirect(`${links.personalData(locale)}?passkey=${name}#passkeys`)
  }
  const isEmail = intent === 'email' || intent === 'confirm-email'
  const sent = 'sent' in outcome ? outcome.sent : undefined
  const step = sent ? codeStepOf('email', sent, '') : null
  throw redirect(`${links.personalData(locale)}?done=${intent}${nextStep[intent] ?? ''}`, {
    headers: isEmail ? { 'Set-Cookie': codeStepCookie(step, secure) } : {},
  })
}

function namedIn<Table extends object>(table: Table, name: string | null): keyof Table | undefined {
  return name !== null && Object.hasOwn(table, name) ? (name as keyof Table) : undefined
}

function stepUpResponse(stepUp: StepUp) {
  return data(
    { stepUp, intent: undefined, error: undefined, values: undefined },
    { status: errorStatus.step_up_required },
  )
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { profile, newEmail, sessions, passkeys, done, passkeyName } = loaderData
  const messages = errorMessages(t, actionData?.error, {
    photo: t('profile.photo'),
    name: t('account.fullName'),
    nationality: t('profile.nationality'),
    birth_date: t('profile.birthDate'),
    currency: t('exchange.label'),
    email_code: t('account.code'),
    new_email: t('profile.newEmail'),
    phone: t('common.phone'),
    code: t('account.code'),
    issued_by: t('profile.documentIssuedBy'),
    number_end: t('profile.documentNumberEnd'),
    expires_on: t('profile.documentExpiresOn'),
    consent: t('profile.documentTitle'),
    sure: t('profile.delete'),
  })
  const page = { ...loaderData, values: actionData?.values ?? {}, messages }
  const noTexts = useSite()?.settings.no_texts
  const device = deviceOf(sessions.find(({ current }) => current)?.device ?? '')
  const report = done && !actionData ? t(done === 'phone' && noTexts ? 'profile.saved' : reported[done]) : undefined
  useDoneToast(report, done?.startsWith('remove') ? 'info' : 'success')
  const used = actionData?.intent ?? done
  const isDelete = actionData?.intent === 'delete'
  // Deleting an account has only one possible conflict: it belongs to the last manager.
  const isLastManager = actionData?.error?.code === 'conflict'
  const ofDelete = isLastManager ? { title: t('profile.lastManager'), text: t('profile.lastManagerText') } : messages
  if (actionData && 'stepUp' in actionData) return <StepUpForm stepUp={actionData.stepUp} />
  return (
    <div className="grid gap-6">
      <PageIntro title={t('profile.title')} text={t('profile.text')} />
      {report && <Alert tone="success" title={report} />}
      <FormErrors messages={isDelete ? { ...messages, title: undefined } : messages} />
      <AboutSection {...page} />
      <Card className="divide-line divide-y px-5 md:px-6">
        <PhotoSection
          key={messages.ofField('photo') ?? 'photo'}
          profile={profile}
          error={messages.ofField('photo')}
          open={used?.includes('photo')}
        />
        <EmailSection {...page} open={newEmail !== null || used?.includes('email')} />
        <PhoneSection {...page} open={used?.includes('phone')} />
        <PasskeysSection
          passkeys={passkeys}
          device={passkeyName ?? (device ? t('profile.deviceOn', device) : '')}
          open={passkeyName !== null || used?.includes('passkey')}
        />
        <SessionsSection sessions={sessions} open={used === 'revoke'} />
        <DocumentSection {...page} open={used?.includes('document')} />
        <ProfileSection id="export" title={t('profile.export')} text={t('profile.exportText')} open={used === 'export'}>
          {done === 'export' && !actionData ? (
            <p>
              <a className="link" href="/api/v1/export_my_data" download="my-data.json">
                {t('profile.download')}
              </a>
            </p>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="export" />
              <Button type="submit" variant="secondary">
                {t('profile.prepareDownload')}
              </Button>
            </Form>
          )}
        </ProfileSection>
        <DeleteSection failure={isDelete ? ofDelete : undefined} error={messages.ofField('sure')} />
      </Card>
    </div>
  )
}

/** The sections in which a code that was sent is entered. */
const nextStep: Partial<Record<ProfileIntent, string>> = {
  email: '#email-address',
  phone: '#phone-number',
  'phone-code': '#phone-number',
  export: '#export',
}

/** A passkey is added by a script of the page and has no form intent. */
const reported = {
  photo: 'profile.photoAdded',
  'remove-photo': 'profile.photoRemoved',
  about: 'profile.saved',
  email: 'profile.emailCodeSent',
  'confirm-email': 'profile.emailChanged',
  phone: 'profile.phoneSaved',
  'remove-phone': 'profile.saved',
  'phone-code': 'profile.phoneSaved',
  'confirm-phone': 'profile.phoneIsConfirmed',
  revoke: 'profile.signedOutDevice',
  'begin-passkey': 'profile.saved',
  'add-passkey': 'profile.passkeyAdded',
  'remove-passkey': 'profile.passkeyRemoved',
  document: 'profile.documentSaved',
  'remove-document': 'profile.documentRemoved',
  export: 'profile.downloadReady',
  delete: 'profile.saved',
} as const satisfies Record<ProfileIntent | 'add-passkey', string>

/** @param props.failure that of the last attempt */
function DeleteSection({
  failure,
  error,
}: {
  failure: { title: string | undefined; text: string | undefined } | undefined
  error: string | undefined
}) {
  const t = useText()
  return (
    <ProfileSection id="delete" title={t('profile.delete')} text={t('profile.deleteText')} open={!!failure}>
      <Form method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="intent" value="delete" />
        {failure?.title && (
          <Alert tone="error" title={failure.title} announce>
            {failure.text && <p>{failure.text}</p>}
          </Alert>
        )}
        <Checkbox label={t('profile.deleteSure')} name="sure" error={error} />
        <Button className="justify-self-start" type="submit" variant="danger">
          {t('profile.deleteNow')}
        </Button>
      </Form>
    </ProfileSection>
  )
}

function SessionsSection({ sessions, open }: { sessions: OpenSession[] } & Pick<ProfilePage, 'open'>) {
  const { t, format } = useLanguage()
  return (
    <ProfileSection
      id="sessions"
      title={t('profile.sessions')}
      text={t('profile.sessionsText')}
      open={open}
      value={t('profile.devices', { count: sessions.length })}
    >
      <ul className="grid gap-4">
        {sessions.map(({ id, device, address, last_used_at, current }) => {
          const deviceNames = deviceOf(device)
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3">
              <div className="grid min-w-0 gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <span>{deviceNames ? t('profile.deviceOn', deviceNames) : t('profile.unknownDevice')}</span>
                  {current && <Badge tone="info">{t('profile.thisDevice')}</Badge>}
                </p>
                <p className="text-muted">
                  {t('profile.lastUsed', { when: format.instant(last_used_at, siteTimeZone) })} ·{' '}
                  <bdi dir="ltr">{address}</bdi>
                </p>
              </div>
              {!current && (
                <Form method="post">
                  <input type="hidden" name="intent" value="revoke" />
                  <Button type="submit" name="id" value={id} variant="secondary">
                    {t('profile.signOutDevice')}
                  </Button>
                </Form>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <input type="hidden" name="intent" value="revoke" />
          <Button type="submit" name="id" value="others" variant="quiet">
            {t('profile.signOutOthers')}
          </Button>
        </Form>
      )}
    </ProfileSection>
  )
}

function EmailSection({
  profile,
  newEmail,
  values,
  messages,
  open,
}: Pick<ProfilePage, 'profile' | 'newEmail' | 'values' | 'messages' | 'open'>) {
  const t = useText()
  return (
    <ProfileSection
      id="email-address"
      title={t('common.email')}
      text={t('profile.emailText')}
      open={open}
      value={profile.email && <bdi dir="ltr">{profile.email}</bdi>}
    >
      {newEmail && (
        <Form method="post" className="grid gap-4" noValidate>
          <div className="grid gap-2">
            <p>{t('profile.emailCodeFor', { address: `\u2066${newEmail.to}\u2069` })}</p>
            <OutboxLink to={newEmail.to} />
          </div>
          <input type="hidden" name="new_email" value={newEmail.to} />
          <CodeInput {...messages.field('email_code')} />
          <div className="flex flex-wrap gap-3">
            <Button intent="confirm-email">{t('profile.confirmEmail')}</Button>
            <ResendButton resendAt={newEmail.resendAt} intent="email" />
          </div>
        </Form>
      )}
      <Form method="post" className="grid gap-4" noValidate>
        <input type="hidden" name="intent" value="email" />
        <TextInput
          {...messages.field('new_email')}
          hint={t('profile.newEmailHint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          // The form of the code also contains the address.
          defaultValue={values['intent'] === 'email' ? values['new_email'] : undefined}
        />
        <Button className="justify-self-start" type="submit" variant="secondary">
          {t('account.sendCode')}
        </Button>
      </Form>
    </ProfileSection>
  )
}
