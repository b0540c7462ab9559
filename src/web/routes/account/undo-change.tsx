import { data, Form, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { errorStatus } from '#api/errors.ts'
import { useLanguage } from '#i18n/react.tsx'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { accountLinks } from '#links/account.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { NewPasswordInput } from '#web/features/account/NewPasswordInput.tsx'
import type { Route } from './+types/undo-change'

export const meta: Route.MetaFunction = (args) => titleOf(args, args.loaderData?.change ? 'undo.title' : 'undo.gone')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const answer = await api.show_account_change({ token: url.searchParams.get('token') ?? '' })
  if (answer.ok) return { change: answer.data }
  if (answer.error.code === 'not_found') return data({ change: null }, { status: 404 })
  throw errorResponse(answer.error)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const undone = await api.undo_account_change({
    token: url.searchParams.get('token') ?? '',
    password: textOf(form, 'password'),
  })
  if (undone.ok) throw redirect(links.signin(locale, undefined, 'reset'))
  return data({ error: undone.error }, { status: errorStatus[undone.error.code] })
}

export default function UndoChange({ loaderData: { change }, actionData }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const messages = errorMessages(t, actionData?.error, { password: t('undo.password') })
  if (!change) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('undo.gone')}</PageHeading>
        <p>{t('undo.goneText')}</p>
        <ButtonLink to={accountLinks.forgotPassword(locale)} large block>
          {t('undo.reset')}
        </ButtonLink>
        <ButtonLink to={links.contact(locale)} variant="secondary" large block>
          {t('undo.contact')}
        </ButtonLink>
      </div>
    )
  }
  const when = (instant: string) => format.instant(instant, siteTimeZone)
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('undo.title')}</PageHeading>
        <p>{t(`undo.text_${change.kind}`, { when: when(change.at) })}</p>
        <p>{t('undo.means')}</p>
        <p className="text-muted">{t('undo.until', { when: when(change.expires_at) })}</p>
      </div>
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-5" noValidate>
        <NewPasswordInput {...messages.field('password')} hint={t('undo.passwordHint')} />
        <SubmitButton large block>
          {t('undo.now')}
        </SubmitButton>
      </Form>
    </div>
  )
}
