import { data, Form, Link, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import { useText } from '#i18n/react.tsx'
import { giveProof, stepUpFor, type StepUp } from '#web/features/account/step-up.ts'
import { StepUpForm } from '#web/features/account/StepUpForm.tsx'
import { NewPasswordInput } from '#web/features/account/NewPasswordInput.tsx'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { accountLinks } from '#links/account.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/update-password'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'profile.password')

type Answer = { error?: ApiError; stepUp?: StepUp }

/** Value of `intent` of a form that only gives the proof. */
const prove = 'prove'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, accountLinks.updatePassword(locale)))
  const answer = await api.fetch_profile()
  if (!answer.ok) throw errorResponse(answer.error)
  const query = url.searchParams
  const hasPassword = answer.data.has_password
  // A first password requires a proof, which comes before the password, because a page never contains a password.
  const ways = hasPassword ? null : await api.fetch_step_up_ways()
  const stepUp: StepUp | null =
    ways?.ok && ways.data.ways.length > 0
      ? { ways: ways.data.ways, fields: [['intent', prove]], sent: null, error: null }
      : null
  return { hasPassword, stepUp, done: query.has('done'), again: query.has('again') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const unproved = await giveProof(api, form)
  if (unproved) return data<Answer>({ stepUp: unproved }, { status: errorStatus.step_up_required })
  if (textOf(form, 'intent') === prove) {
    throw redirect(`${accountLinks.updatePassword(locale)}${textOf(form, 'again') ? '?again=1' : ''}`)
  }
  const current = textOf(form, 'current_password')
  const changed = await api.change_password({
    ...(current && { current_password: current }),
    new_password: textOf(form, 'new_password'),
  })
  if (changed.ok) throw redirect(`${accountLinks.updatePassword(locale)}?done=1`)
  const { error } = changed
  const stepUp = stepUpFor(error, form)
  if (stepUp) {
    stepUp.fields.push(['intent', prove], ['again', '1'])
    return data<Answer>({ stepUp }, { status: errorStatus.step_up_required })
  }
  return data<Answer>({ error }, { status: errorStatus[error.code] })
}

export default function UpdatePassword({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, done, again } = loaderData
  const t = useText()
  const messages = errorMessages(t, actionData?.error, {
    current_password: t('profile.currentPassword'),
    new_password: t('account.newPassword'),
  })
  const stepUp = actionData ? actionData.stepUp : loaderData.stepUp
  if (stepUp) return <StepUpForm stepUp={stepUp} />
  return (
    <div className="grid max-w-[34rem] gap-6">
      <PageIntro
        title={t('profile.password')}
        text={t(hasPassword ? 'profile.passwordText' : 'profile.noPasswordText')}
      />
      {done && !actionData && <Alert tone="success" title={t('profile.passwordChanged')} announce />}
      {again && !actionData && <Alert tone="info" title={t('profile.passwordAgain')} announce />}
      <FormErrors messages={messages} />
      <Card padded>
        <Form method="post" className="grid gap-5" noValidate key={done ? 'done' : 'open'}>
          {hasPassword && <PasswordInput {...messages.field('current_password')} autoComplete="current-password" />}
          <NewPasswordInput {...messages.field('new_password')} hint={t('account.passwordHint')} />
          <SubmitButton large>{t(hasPassword ? 'profile.changePassword' : 'profile.addPassword')}</SubmitButton>
        </Form>
      </Card>
      <Link to={`${links.personalData(t.locale)}#passkeys`} className="link justify-self-start">
        {t('profile.passkeysManage')}
      </Link>
    </div>
  )
}
