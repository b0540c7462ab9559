import { data, Form, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import type { CartLine } from '#domains/cart/answers.ts'
import { readSelection, selectionFields } from '#domains/cart/cart-form.ts'
import { CartLineCard } from '#domains/cart/ui/CartLineCard.tsx'
import { CartTotal } from '#domains/cart/ui/CartTotal.tsx'
import { HiddenSelection } from '#domains/cart/ui/HiddenSelection.tsx'
import { errorText, errorTitle } from '#text/error-text.ts'
import { useLocale, useText } from '#text/react.tsx'
import { textOf } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { useDoneToast } from '#web/kit/done-toast.ts'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/cart.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'shell.cart')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = context.get(requestContext)
  const found = await api.fetch_cart()
  if (!found.ok) throw pageRefused(found.error)
  return { cart: found.data, added: url.searchParams.get('done') === 'added' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  if (intent === 'add') {
    const stored = await api.store_cart(readSelection(form))
    if (stored.ok) throw redirect(`${links.cart(locale)}?done=added`, 303)
    return data({ refusal: stored.error, removed: null }, { status: errorStatus[stored.error.code] })
  }
  const line = Number(textOf(form, 'line'))
  const before = await api.fetch_cart()
  const deleted = await api.delete_cart(intent === 'clear' ? {} : { line_id: line })
  // A line that another tab has removed is as gone as it should be.
  if (!deleted.ok && deleted.error.code !== 'not_found')
    return data({ refusal: deleted.error, removed: null }, { status: errorStatus[deleted.error.code] })
  const removed = before.ok ? before.data.lines.find(({ id }) => intent === 'remove' && id === line) : undefined
  return { refusal: null, removed: removed ?? null }
}

export default function CartPage({ loaderData: { cart, added }, actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const refusal = actionData?.refusal
  const done = added && !actionData
  useDoneToast(done ? t('cart.added') : undefined)
  return (
    <div className="page-width grid gap-6 py-10">
      <PageHeading>{t('shell.cart')}</PageHeading>
      {refusal && (
        <Alert tone="error" title={errorTitle(t, refusal.code)} announce>
          <p>{errorText(t, refusal.code)}</p>
        </Alert>
      )}
      {done && <Alert tone="success" title={t('cart.added')} className="without-scripts" />}
      {actionData?.removed && <Removed line={actionData.removed} />}
      {cart.lines.length === 0 ? (
        <EmptyState
          picture="empty/cart"
          title={t('cart.empty')}
          actions={
            <>
              <ButtonLink to={links.home(locale)}>{t('cart.findStay')}</ButtonLink>
              <ButtonLink to={links.services(locale)} variant="secondary">
                {t('shell.services')}
              </ButtonLink>
              <ButtonLink to={links.packages(locale)} variant="secondary">
                {t('shell.packages')}
              </ButtonLink>
            </>
          }
        >
          <p className="text-muted">{t('cart.emptyText')}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
          <div className="grid gap-5">
            <ul aria-label={t('cart.lines')} className="grid gap-5">
              {cart.lines.map((line) => (
                <li key={line.id}>
                  <CartLineCard line={line} />
                </li>
              ))}
            </ul>
            <Form method="post">
              <Button type="submit" name="intent" value="clear" variant="quiet" pending={busy}>
                {t('cart.clear')}
              </Button>
            </Form>
          </div>
          <CartTotal cart={cart} />
        </div>
      )}
    </div>
  )
}

/** What has just been taken out can be put back. */
function Removed({ line }: { line: CartLine }) {
  const t = useText()
  return (
    <Alert tone="info" announce>
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('cart.removed', { name: line.about?.name ?? t(`cart.kind_${line.kind}`) })}</p>
        <HiddenSelection fields={selectionFields(line)} />
        <Button type="submit" name="intent" value="add" variant="secondary">
          {t('cart.undo')}
        </Button>
      </Form>
    </Alert>
  )
}
