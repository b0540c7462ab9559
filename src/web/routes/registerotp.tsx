import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { CodeSentText, ResendButton } from '#web/account/CodeFields.tsx'
import { CodeInput } from '#web/kit/CodeInput.tsx'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/account/code-step.ts'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links, safeNext } from '#web/links.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/registerotp.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.registerCodeTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, signedIn } = context.get(requestContext)
  const step = readCodeStep(request, 'register')
  if (signedIn || !step) throw redirect(signedIn ? links.myBooking(locale) : links.register(locale))
  return { to: step.to, resendAt: step.resendAt }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const step = readCodeStep(request, 'register')
  if (!step) throw redirect(links.register(locale))
  const form = await request.formData()
  if (textOf(form, 'intent') === 'resend') {
    const sent = await api.resend_register_code({ to: step.to })
    if (sent.ok) {
      const next = codeStepOf('register', sent.data, step.next)
      throw redirect(links.registerCode(locale), { headers: { 'Set-Cookie': codeStepCookie(next, secure) } })
    }
    return refused(sent.error, form)
  }
  const made = await api.verify_code({ purpose: 'register', to: step.to, code: textOf(form, 'code') })
  if (made.ok) {
    throw redirect(safeNext(step.next, links.myBooking(locale)), {
      headers: { 'Set-Cookie': codeStepCookie(null, secure) },
    })
  }
  return refused(made.error, form)
}

function refused(refusal: FormRefusal['refusal'], form: FormData) {
  return data<FormRefusal>({ refusal, values: keptValues(form) }, { status: errorStatus[refusal.code] })
}

export default function RegisterCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, actionData?.refusal, [{ name: 'code', label: t('account.code') }])
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.registerCodeTitle')}</PageHeading>
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
        <Button type="submit" large block pending={busy}>
          {t('account.confirm')}
        </Button>
        <div>
          <ResendButton resendAt={loaderData.resendAt} />
        </div>
      </Form>
      <Link className="link" to={links.register(locale)}>
        {t('account.otherAddress')}
      </Link>
    </div>
  )
}
