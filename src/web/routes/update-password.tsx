import { data, Form, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { useText } from '#text/react.tsx'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { PasswordInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/update-password.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'profile.password')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, links.updatePassword(locale)))
  const mine = await api.fetch_profile()
  if (!mine.ok) throw pageRefused(mine.error)
  return { hasPassword: mine.data.has_password, done: new URL(request.url).searchParams.has('done') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const current = textOf(form, 'current_password')
  const changed = await api.change_password({
    ...(current && { current_password: current }),
    new_password: textOf(form, 'new_password'),
  })
  if (changed.ok) throw redirect(`${links.updatePassword(locale)}?done=1`)
  const { error } = changed
  const values = keptValues(form, ['current_password', 'new_password'])
  return data<FormRefusal>({ refusal: error, values }, { status: errorStatus[error.code] })
}

export default function UpdatePassword({ loaderData: { hasPassword, done }, actionData }: Route.ComponentProps) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, actionData?.refusal, [
    { name: 'current_password', label: t('profile.currentPassword') },
    { name: 'new_password', label: t('account.newPassword') },
  ])
  return (
    <div className="grid max-w-[34rem] gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('profile.password')}</PageHeading>
        <p className="text-muted">{t(hasPassword ? 'profile.passwordText' : 'profile.noPasswordText')}</p>
      </div>
      {done && !actionData && <Alert tone="success" title={t('profile.passwordChanged')} announce />}
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <Card padded>
        <Form method="post" className="grid gap-5" noValidate key={done ? 'done' : 'open'}>
          {hasPassword && (
            <PasswordInput
              label={t('profile.currentPassword')}
              name="current_password"
              autoComplete="current-password"
              error={words.ofField('current_password')}
            />
          )}
          <PasswordInput
            label={t('account.newPassword')}
            hint={t('account.passwordHint')}
            name="new_password"
            autoComplete="new-password"
            minLength={10}
            error={words.ofField('new_password')}
          />
          <Button type="submit" large pending={busy}>
            {t(hasPassword ? 'profile.changePassword' : 'profile.addPassword')}
          </Button>
        </Form>
      </Card>
    </div>
  )
}
