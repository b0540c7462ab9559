import { Form, redirect } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { errorMessages, textOf, formFailure } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { PageHeading, PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { NewPasswordInput } from '#web/features/account/NewPasswordInput.tsx'
import type { Route } from './+types/invitation'

export const meta: Route.MetaFunction = (args) =>
  titleOf(args, args.loaderData?.invitation ? 'staff.invitationTitle' : 'staff.invitationEnded')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, signedIn } = context.get(requestContext)
  const token = tokenOf(url)
  const answer = await api.show_invitation({ token })
  if (!answer.ok && answer.error.code !== 'not_found') throw errorResponse(answer.error)
  const result = answer.ok && signedIn ? await api.fetch_profile() : null
  return { token, invitation: answer.ok ? answer.data : null, signedInAs: result?.ok ? result.data.email : null }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const text = (name: string) => textOf(form, name)
  const joined = await api.accept_invitation({
    token: tokenOf(url),
    ...(form.has('password') && { name: text('name').trim(), password: text('password') }),
  })
  if (joined.ok) throw redirect(adminLinks.today(locale))
  return formFailure(joined.error, form)
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, signedInAs } = loaderData
  const { t, locale } = useLanguage()
  const messages = errorMessages(t, actionData?.error, {
    name: t('staff.invitationName'),
    password: t('staff.invitationPassword'),
  })
  if (!invitation) {
    return (
      <div className="grid gap-4">
        <PageHeading>{t('staff.invitationEnded')}</PageHeading>
        <p className="text-muted">{t('staff.invitationEndedText')}</p>
      </div>
    )
  }
  const { email, role, has_account } = invitation
  const here = adminLinks.invitation(locale, token)
  return (
    <div className="grid gap-6">
      <PageIntro
        title={t('staff.invitationTitle')}
        text={t('staff.invitationText', { role, email: `\u2066${email}\u2069` })}
      />
      <FormErrors messages={messages} />
      {signedInAs !== null && signedInAs !== email && (
        <Alert tone="warning">
          <p>{t('staff.invitationOther', { email: `\u2066${email}\u2069` })}</p>
          <form method="post" action={links.signin(locale)}>
            <input type="hidden" name="intent" value="signout" />
            <Button type="submit" variant="secondary">
              {t('common.signOut')}
            </Button>
          </form>
        </Alert>
      )}
      {has_account && signedInAs === null && (
        <>
          <p>{t('staff.invitationSignIn')}</p>
          <ButtonLink to={links.signin(locale, here)} large block>
            {t('common.signIn')}
          </ButtonLink>
        </>
      )}
      {has_account && signedInAs === email && (
        <Form method="post">
          <SubmitButton large block>
            {t('staff.invitationJoin')}
          </SubmitButton>
        </Form>
      )}
      {!has_account && signedInAs === null && (
        <Form method="post" className="grid gap-5" noValidate>
          <TextInput
            {...messages.field('name')}
            dir="auto"
            autoComplete="name"
            defaultValue={actionData?.values.name ?? ''}
          />
          <NewPasswordInput {...messages.field('password')} hint={t('staff.invitationPasswordHint')} />
          <SubmitButton large block>
            {t('staff.invitationNew')}
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

function tokenOf(url: URL): string {
  return url.searchParams.get('token')?.slice(0, 100) ?? ''
}
