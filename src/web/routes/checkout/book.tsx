import { data } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { actOnSignIn, codeSentTo, type SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import { Checkout } from '#web/features/checkout/Checkout.tsx'
import { actOnCheckout, type CheckoutError } from '#web/features/checkout/checkout-actions.ts'
import { checkoutTitle } from '#web/features/checkout/checkout-texts.ts'
import { loadCheckout } from '#web/features/checkout/checkout-data.ts'
import { sendForm, submittedValues } from '#web/lib/forms.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import { requestContext } from '#web/lib/loaders.ts'
import { titleOf } from '#web/ui/layout/Page.tsx'
import '#web/features/bookings/summary-fold.css'
import '#web/ui/feedback/steps.css'
import type { Route } from './+types/book'

export const meta: Route.MetaFunction = (args) =>
  titleOf(args, args.loaderData ? { text: args.loaderData.title } : 'booking.bookTitle')

export { reloadsIfSent as shouldRevalidate } from '#web/lib/forms.ts'

/** Books the stay, package or service in the URL; without one, the whole cart. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const checkout = await loadCheckout(pageContext, url.searchParams)
  const sent = pageContext.signedIn ? null : codeSentTo(request)
  const { t } = await loaderTranslator(pageContext.locale)
  const title = checkoutTitle(t, checkout)
  return data({ ...checkout, sent, title }, checkout.failure === 'not_found' ? 404 : 200)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const pageContext = context.get(requestContext)
  const form = await request.formData()
  const signIn = await actOnSignIn(pageContext, request, form, { here: url.pathname + url.search })
  return signIn ?? actOnCheckout(pageContext, form, url)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const values = submittedValues(await request.clone().formData())
  return sendForm(serverAction, (error) => data<CheckoutError>({ error, values }, { status: errorStatus[error.code] }))
}

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  const signIn = actionData && 'signIn' in actionData ? (actionData as SignInError) : undefined
  return <Checkout page={loaderData} answer={signIn ? undefined : actionData} signIn={signIn} />
}
