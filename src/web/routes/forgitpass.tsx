import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { codeStepCookie, codeStepOf } from '#web/account/code-step.ts'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { TextInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/forgitpass.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.forgotTitle')

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const form = await request.formData()
  const sent = await api.forget_password({ to: textOf(form, 'to').trim() })
  if (sent.ok) {
    const step = codeStepOf('reset', sent.data, '')
    throw redirect(links.resetPassword(locale), { headers: { 'Set-Cookie': codeStepCookie(step, secure) } })
  }
  return data<FormRefusal>({ refusal: sent.error, values: keptValues(form) }, { status: errorStatus[sent.error.code] })
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, actionData?.refusal, [{ name: 'to', label: t('account.emailOrPhone') }])
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.forgotTitle')}</PageHeading>
        <p className="text-muted">{t('account.forgotText')}</p>
      </div>
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        <TextInput
          label={t('account.emailOrPhone')}
          hint={t('account.emailOrPhoneHint')}
          name="to"
          dir="ltr"
          autoComplete="username"
          maxLength={254}
          defaultValue={actionData?.values.to}
          error={words.ofField('to')}
        />
        <Button type="submit" large block pending={busy}>
          {t('account.sendCode')}
        </Button>
      </Form>
      <Link className="link" to={links.signin(locale)}>
        {t('account.signInByPassword')}
      </Link>
    </div>
  )
}
