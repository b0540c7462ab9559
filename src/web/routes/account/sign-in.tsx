import { data, Link, redirect, useSearchParams } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { findPageOf } from '#web/features/bookings/opened/booking-access.ts'
import { CodeSentText } from '#web/features/account/CodeFields.tsx'
import { actOnSignIn, codeSentTo } from '#web/features/account/sign-in/sign-in-step.ts'
import { SignInWays, useSignInMessages } from '#web/features/account/sign-in/SignInWays.tsx'
import { textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { documentLinks } from '#links/booking.ts'
import { accountLinks, safeNext } from '#links/account.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, type InterruptedForm, requestContext } from '#web/lib/loaders.ts'
import { PageHeading, PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/sign-in'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.signInTitle')

/** Sign-in, and on an address of its own the step in which the code is entered. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, signedIn, interrupted } = context.get(requestContext)
  if (interrupted) return data({ interrupted, after: '', sent: null }, { status: errorStatus.unauthenticated })
  const next = url.searchParams.get('next')
  const after = safeNext(next, links.myBooking(locale))
  if (signedIn) throw afterSignIn(next, links.myBooking(locale))
  // The page without the step is the same for all visitors.
  const sent = url.pathname === accountLinks.signinByCode(locale) ? codeSentTo(request) : null
  return data({ interrupted: undefined, after, sent })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { form, ...pageContext } = await formRequest(request, context)
  const { api, locale } = pageContext
  if (form.get('intent') === 'signout') {
    const signedOut = await api.logout({})
    if (!signedOut.ok) throw errorResponse(signedOut.error)
    throw redirect(links.home(locale))
  }
  const next = textOf(form, 'next')
  const here = accountLinks.signinByCode(locale, next || undefined)
  return (await actOnSignIn(pageContext, request, form, { here, next })) ?? redirect(here)
}

export default function SignIn(props: Route.ComponentProps) {
  const { interrupted } = props.loaderData
  return interrupted ? <InterruptedFormPart form={interrupted} /> : <SignInForm {...props} />
}

/** What has been done before, by the parameter `done`. */
const notices = {
  reset: { tone: 'success', title: 'account.passwordSet', text: null },
  deleted: { tone: 'success', title: 'account.deletedTitle', text: 'account.deletedText' },
  interrupted: { tone: 'info', title: 'account.endedTitle', text: 'account.interruptedText' },
  ended: { tone: 'info', title: 'account.endedTitle', text: 'account.endedText' },
} as const

function SignInForm({ loaderData: { sent, after }, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const [query] = useSearchParams()
  const next = query.get('next') ?? ''
  const done = query.get('done') ?? ''
  const notice = done in notices ? notices[done as keyof typeof notices] : undefined
  const messages = useSignInMessages(actionData?.error)
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.signInTitle')}</PageHeading>
        {sent ? (
          <CodeSentText to={sent.to} signsIn />
        ) : (
          <p className="text-muted">{`${t('account.signInToBook')} ${next && t('account.returnAfter')}`}</p>
        )}
      </div>
      {notice && !actionData && (
        <Alert tone={notice.tone} title={t(notice.title)} announce>
          {notice.text && <p>{t(notice.text)}</p>}
        </Alert>
      )}
      <FormErrors messages={messages}>
        {actionData?.error.code === 'too_many_requests' && <p>{t('signinlimits.many')}</p>}
      </FormErrors>
      <SignInWays
        sent={sent}
        next={next}
        after={after}
        codePage={accountLinks.signinByCode(locale, next || undefined)}
        values={actionData ? { [actionData.signIn]: actionData.values } : {}}
        messages={messages}
        byPassword={actionData?.signIn === 'password' || done === 'reset' || next.includes('/desk')}
        pass={query.get('pass') ?? ''}
      />
      {!sent && !next.includes('/desk') && (
        <Link className="link justify-self-start" to={findPageOf(locale, next) ?? documentLinks.find(locale)}>
          {t('findbooking.without')}
        </Link>
      )}
    </div>
  )
}

/** Offers to send a form again that arrived after its session had ended. It is in this page alone and stored nowhere. */
function InterruptedFormPart({ form }: { form: InterruptedForm }) {
  const { action, multipart, fields, files, signIn } = form
  const t = useText()
  const written = fields.filter(({ value }) => isWritten(value))
  const missing = files.filter(({ chosen }) => chosen !== '')
  return (
    <form method="post" action={action} encType={multipart ? 'multipart/form-data' : undefined} className="grid gap-6">
      <PageIntro title={t('account.againTitle')} text={t('account.againText')} />
      {fields.map(({ name, value }, i) => (
        <input key={i} type="hidden" name={name} value={value} />
      ))}
      {files.map(({ name, chosen }, i) => !chosen && <input key={i} hidden type="file" name={name} />)}
      <div className="grid gap-2">
        <p>{t('account.againSignIn')}</p>
        <ButtonLink to={signIn} reloadDocument target="_blank" rel="noreferrer" large block>
          {t('common.signIn')}
        </ButtonLink>
      </div>
      <div className="grid gap-2">
        <p>{t('account.againReturn')}</p>
        {missing.map(({ name, chosen }, i) => (
          <label key={i} className="grid gap-2">
            {t('account.againFile', { name: `\u2068${chosen}\u2069` })}
            <input type="file" name={name} required className="input" />
          </label>
        ))}
        <Button type="submit" variant="secondary" large block>
          {t('account.againSend')}
        </Button>
      </div>
      {written.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-medium">{t('account.againEntered')}</h2>
          {written.map(({ value }, i) => (
            <p key={i} dir="auto" className="text-muted whitespace-pre-line">
              {value}
            </p>
          ))}
        </section>
      )}
    </form>
  )
}

/** True for text that a person wrote, as opposed to choices, keys and structured values of a form. */
function isWritten(value: string): boolean {
  return /\S\s+\S/.test(value) && !/^\s*[[{]/.test(value)
}
