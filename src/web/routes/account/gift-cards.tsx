import { Form, redirect } from 'react-router'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import { accountLinks } from '#links/account.ts'
import { errorMessages, textOf, formFailure } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'
import type { Route } from './+types/gift-cards'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'giftcards.title')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, accountLinks.giftCards(locale)))
  const answer = await api.fetch_my_gift_cards()
  if (!answer.ok) throw errorResponse(answer.error)
  return { cards: answer.data, added: url.searchParams.get('done') === 'added' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const added = await api.add_gift_card({ code: textOf(form, 'code') })
  if (added.ok) throw redirect(accountLinks.giftCards(locale, { done: 'added' }), 303)
  return formFailure(added.error, form)
}

export default function GiftCards({ loaderData: { cards, added }, actionData }: Route.ComponentProps) {
  const { t, format } = useLanguage()
  const error = actionData?.error
  const ofCode = error?.errors?.find(({ path }) => path === 'code')
  const messages = errorMessages(t, ofCode ? undefined : error, {})
  return (
    <div className="grid gap-6">
      <PageIntro title={t('giftcards.title')} text={t('giftcards.text')} />
      {added && !actionData && <Alert tone="success" title={t('giftcards.added')} announce />}
      <FormErrors messages={messages} announce={error} />
      {cards.length === 0 ? (
        <EmptyState icon="card" title={t('giftcards.none')}>
          <p className="text-muted">{t('giftcards.noneText')}</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {cards.map(({ id, last_four, balance, expires_on, state }) => (
            <li key={id}>
              <Card padded className="grid gap-2">
                <h2 className="text-title">{t('giftcards.card', { card: giftCardMark(last_four) })}</h2>
                <p>
                  <span className="text-muted">{t('giftcards.balance')}</span>{' '}
                  <bdi className="price">{format.amount(balance)}</bdi>
                </p>
                <p className="text-muted">
                  {t('giftcards.state', { state, date: format.stayDate(expires_on, 'full') })}
                </p>
              </Card>
            </li>
          ))}
        </ul>
      )}
      <Card padded>
        <Form method="post" className="grid max-w-[28rem] gap-4" noValidate key={cards.length}>
          <h2 className="text-title">{t('giftcards.add')}</h2>
          <TextInput
            label={t('giftcards.code')}
            name="code"
            dir="ltr"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            defaultValue={actionData?.values.code ?? ''}
            error={ofCode && fieldErrorText(t, ofCode)}
          />
          <SubmitButton className="justify-self-start">{t('giftcards.addNow')}</SubmitButton>
        </Form>
      </Card>
    </div>
  )
}
