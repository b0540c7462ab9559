import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { useAddressField } from '#web/features/account/address-field.ts'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { CodeSentText } from '#web/features/account/CodeFields.tsx'
import { actOnCode, codeSentTo } from '#web/features/account/sign-in/code-sign-in.ts'
import { CodeSignIn } from '#web/features/account/sign-in/CodeSignIn.tsx'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { accountLinks } from '#links/account.ts'
import { links } from '#links/site.ts'
import { requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/sign-in-code'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.signInByCode')

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, signedIn } = context.get(requestContext)
  const next = url.searchParams.get('next')
  if (signedIn) throw afterSignIn(next, links.myBooking(locale))
  return { sent: codeSentTo(request) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const pageContext = context.get(requestContext)
  const form = await request.formData()
  const next = textOf(form, 'next')
  const error = await actOnCode(pageContext, {
    request,
    form,
    here: accountLinks.signinByCode(pageContext.locale, next || undefined),
    next,
  })
  return formFailure(error, form)
}

export default function SignInByCode({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const address = useAddressField()
  const next = useSearchParams()[0].get('next') ?? ''
  const messages = signInMessages(t, actionData?.error, { to: address.label, code: t('account.code') })
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.signInByCode')}</PageHeading>
        {sent ? <CodeSentText to={sent.to} /> : <p className="text-muted">{t('account.signInByCodeText')}</p>}
      </div>
      <FormErrors messages={messages} />
      <CodeSignIn sent={sent} next={next} values={actionData?.values} messages={messages} />
      <Link className="link" to={links.signin(locale, next || undefined)}>
        {t('account.signInByPassword')}
      </Link>
    </div>
  )
}
