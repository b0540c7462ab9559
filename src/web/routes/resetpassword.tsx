import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { CodeSentText } from '#web/account/CodeFields.tsx'
import { CodeInput } from '#web/kit/CodeInput.tsx'
import { codeStepCookie, readCodeStep } from '#web/account/code-step.ts'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { PasswordInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/resetpassword.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.resetTitle')

type Answer = Partial<FormRefusal> & { passkeys?: string[] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const step = readCodeStep(request, 'reset')
  if (!step) throw redirect(links.forgotPassword(context.get(requestContext).locale))
  return { to: step.to }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const step = readCodeStep(request, 'reset')
  if (!step) throw redirect(links.forgotPassword(locale))
  const form = await request.formData()
  const changed = await api.reset_password({
    to: step.to,
    code: textOf(form, 'code'),
    password: textOf(form, 'password'),
    remove_passkeys: form.has('remove_passkeys'),
  })
  if (changed.ok) {
    const headers = { 'Set-Cookie': codeStepCookie(null, secure) }
    const { passkeys_left } = changed.data
    if (passkeys_left.length > 0) return data<Answer>({ passkeys: passkeys_left }, { headers })
    throw redirect(links.signin(locale, undefined, 'reset'), { headers })
  }
  const { error } = changed
  return data<Answer>({ refusal: error, values: keptValues(form) }, { status: errorStatus[error.code] })
}

/** What is left is shown by the answer of the action; its code is used up, and reading anew would lead away. */
export function shouldRevalidate() {
  return false
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, actionData?.refusal, [
    { name: 'code', label: t('account.code') },
    { name: 'password', label: t('account.newPassword') },
  ])
  if (actionData?.passkeys) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('account.passkeysStayTitle')}</PageHeading>
        <p>{t('account.passkeysStay')}</p>
        <ul className="list-disc ps-6">
          {actionData.passkeys.map((name, i) => (
            <li key={i}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <ButtonLink to={links.signin(locale, `${links.personalData(locale)}#passkeys`, 'reset')} large block>
          {t('common.signIn')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.resetTitle')}</PageHeading>
        <CodeSentText to={loaderData.to} />
      </div>
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        <CodeInput label={t('account.code')} error={words.ofField('code')} />
        <PasswordInput
          label={t('account.newPassword')}
          hint={t('account.passwordHint')}
          name="password"
          autoComplete="new-password"
          minLength={10}
          error={words.ofField('password')}
        />
        <Checkbox
          name="remove_passkeys"
          value="yes"
          label={
            <>
              {t('account.removePasskeys')}
              <span className="text-muted block">{t('account.removePasskeysHint')}</span>
            </>
          }
        />
        <Button type="submit" large block pending={busy}>
          {t('account.setPassword')}
        </Button>
      </Form>
      <Link className="link" to={links.forgotPassword(locale)}>
        {t('account.otherAddress')}
      </Link>
    </div>
  )
}
