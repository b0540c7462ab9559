import { data, Form, redirect } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { CartLine, Cart } from '#domains/cart/answers.ts'
import { readSelection, selectionFields } from '#domains/cart/cart-form.ts'
import { addSelections, failureLabels } from '#web/features/cart/add-selections.ts'
import { CartLineCard } from '#web/features/cart/CartLineCard.tsx'
import { findLineAlternatives } from '#web/features/cart/line-alternatives.ts'
import { withGiftCards, type GiftCards } from '#web/features/promotions/gift-card.ts'
import { enterCode, isCode } from '#web/features/promotions/enter-code.ts'
import { errorText, errorTitle, fieldErrorText } from '#i18n/error-text.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { textOf } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { useDoneToast } from '#web/ui/feedback/done-toast.ts'
import { EmptyCart } from '#web/features/cart/EmptyCart.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'
import { TextList } from '#web/ui/layout/TextList.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/cart'
import { CodeForm } from '#web/features/promotions/CodeForm.tsx'
import { BookedParts } from '#web/features/cart/BookedParts.tsx'
import { CartAccount } from '#web/features/cart/CartAccount.tsx'
import { Card } from '#web/ui/layout/Card.tsx'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'shell.cart')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const answer = await api.fetch_cart()
  if (!answer.ok) throw errorResponse(answer.error)
  const alternatives = await findLineAlternatives(api, answer.data.lines)
  return { ...(await withGiftCards(api, answer.data)), alternatives, added: url.searchParams.get('done') === 'added' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const intent = textOf(form, 'intent')
  if (intent === 'add') {
    const stored = await api.store_cart(readSelection(form))
    if (stored.ok) throw redirect(`${links.cart(locale)}?done=added`, 303)
    return failed(stored.error)
  }
  if (intent === 'add-all') {
    const packed = form.getAll('selection').filter((value) => typeof value === 'string')
    const { failed } = await addSelections(api, packed)
    const [first] = failed
    if (!first) throw redirect(`${links.cart(locale)}?done=added`, 303)
    const { t } = await loaderTranslator(locale)
    const missing = { title: t('twocities.notAdded'), lines: await failureLabels(api, failed, t) }
    return data<Answer>({ missing }, { status: errorStatus[first.error.code] })
  }
  if (isCode(form)) {
    const error = await enterCode(api, form, new URL(links.cart(locale), request.url), false)
    return failed(error, textOf(form, 'promotion'))
  }
  const line = Number(textOf(form, 'line'))
  const before = await api.fetch_cart()
  const deleted = await api.delete_cart(intent === 'clear' ? {} : { line_id: line })
  // A line that was already removed in another tab is not an error.
  if (!deleted.ok && deleted.error.code !== 'not_found') return failed(deleted.error)
  const removed = before.ok ? before.data.lines.find(({ id }) => intent === 'remove' && id === line) : undefined
  return data<Answer>({ removed })
}

type Answer = {
  error?: ApiError
  /** The promotion code that was entered. */
  code?: string
  /** The selections that could not be added. */
  missing?: { title: string; lines: string[] }
  removed?: CartLine | undefined
}

function failed(error: ApiError, code?: string) {
  return data<Answer>({ error, code }, { status: errorStatus[error.code] })
}

export default function CartPage({
  loaderData: { cart, gifts, alternatives, added },
  actionData,
}: Route.ComponentProps) {
  const t = useText()
  const codeError = actionData?.error?.errors?.find(({ path }) => path === 'promotion')
  const error = codeError ? undefined : actionData?.error
  const done = added && !actionData
  useDoneToast(done ? t('cart.added') : undefined)
  return (
    <div className="page-width grid gap-6 py-10">
      <PageHeading>{t('shell.cart')}</PageHeading>
      {error && (
        <Alert tone="error" title={errorTitle(t, error.code)} announce>
          <p>{errorText(t, error.code)}</p>
        </Alert>
      )}
      {actionData?.missing && (
        <Alert tone="error" title={actionData.missing.title} announce>
          <TextList texts={actionData.missing.lines} />
        </Alert>
      )}
      {done && <Alert tone="success" title={t('cart.added')} className="without-scripts" />}
      {actionData?.removed && <Removed line={actionData.removed} />}
      {cart.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_380px] lg:items-start">
          <div className="grid gap-5">
            <ul aria-label={t('cart.lines')} className="grid gap-5">
              {cart.lines.map((line) => (
                <li key={line.id}>
                  <CartLineCard line={line} alternatives={alternatives[line.id]} isOnly={cart.lines.length === 1} />
                </li>
              ))}
            </ul>
            {cart.lines.length > 1 && (
              <Form method="post">
                <SubmitButton intent="clear" variant="quiet">
                  {t('cart.clear')}
                </SubmitButton>
              </Form>
            )}
          </div>
          <CartTotal
            cart={cart}
            gifts={gifts}
            code={{ error: codeError && fieldErrorText(t, codeError), value: actionData?.code }}
          />
        </div>
      )}
    </div>
  )
}

/** Offers to restore the line that was just removed. */
function Removed({ line }: { line: CartLine }) {
  const t = useText()
  return (
    <Alert tone="info" announce>
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('cart.removed', { name: line.about?.name ?? t(`cart.kind_${line.kind}`) })}</p>
        <HiddenFields fields={selectionFields(line)} />
        <Button intent="add" variant="secondary">
          {t('cart.undo')}
        </Button>
      </Form>
    </Alert>
  )
}

function CartTotal({
  cart,
  gifts,
  code,
}: {
  cart: Cart
  gifts: GiftCards
  /** The promotion code that was entered last, with its error. */
  code: { error: string | undefined; value: string | undefined }
}) {
  const { t, locale } = useLanguage()
  const { lines, total, pay, token, promotion } = cart
  const onRequest = lines.filter((line) => line.on_request && line.total).length
  return (
    <Card padded className="grid gap-5 lg:sticky lg:top-6">
      {total && (
        <>
          <h2 className="text-title">{t('cart.ways')}</h2>
          <CartAccount cart={cart} gifts={gifts} />
          <CodeForm promotion={promotion} gifts={gifts} id="promotion" {...code} />
        </>
      )}
      {onRequest > 0 && (
        <Alert tone="info" title={t('cart.someOnRequest', { count: onRequest })}>
          <BookedParts lines={lines} payment={pay.prepay && pay.arrival ? null : pay.prepay ? 'prepay' : 'arrival'} />
        </Alert>
      )}
      {token ? (
        <div className="grid gap-2">
          <ButtonLink to={links.book(locale)} large block>
            {t('cart.bookAll')}
          </ButtonLink>
          <p className="text-muted text-note">
            {lines.length > 1 && t(onRequest > 0 ? 'cart.oneForm' : 'cart.bookAllText')} {t('cart.nothingHeldText')}
          </p>
        </div>
      ) : (
        <Alert tone="warning">
          <p>{t('cart.takeOutFirst')}</p>
        </Alert>
      )}
    </Card>
  )
}
