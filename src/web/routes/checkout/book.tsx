import { data } from 'react-router'
import { codeSentTo } from '#web/features/account/sign-in/code-sign-in.ts'
import { actOnSignIn, type SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import { checkoutPage, productPage } from '#web/features/bookings/islands.ts'
import { actOnCheckout, loadCheckout } from '#web/features/checkout/checkout-data.ts'
import { requestedProduct } from '#web/features/checkout/priced-product.ts'
import { actOnProduct, loadProduct } from '#web/features/checkout/product-data.ts'
import { requestContext, requestedPage } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/book'
import '#web/ui/steps.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'booking.bookTitle')

/** Also revalidates after an error: price, stock and the form's key must be current. */
export const shouldRevalidate = () => true

/** Books the stay, package or service in the URL; without one, the whole cart. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const own = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const requested = requestedProduct(query)
  const sent = own.signedIn ? null : codeSentTo(request)
  if (!requested) return { checkout: { ...(await loadCheckout(own, query)), sent }, one: null }
  const one = { ...(await loadProduct(own, requested, query)), sent }
  return data({ checkout: null, one }, one.failure?.code === 'not_found' ? 404 : 200)
}

export async function action({ request, context }: Route.ActionArgs) {
  const own = context.get(requestContext)
  const form = await request.formData()
  const url = new URL(requestedPage(request), request.url)
  const signIn = await actOnSignIn(own, request, form, url.pathname + url.search)
  if (signIn) return signIn
  const requested = requestedProduct(url.searchParams)
  return requested ? actOnProduct(own, requested, form, url) : actOnCheckout(own, form, url)
}

export default function Book({ loaderData: { checkout, one }, actionData }: Route.ComponentProps) {
  const signIn = actionData && 'signIn' in actionData ? (actionData as SignInError) : undefined
  const answer = signIn ? undefined : actionData
  return checkout ? (
    <checkoutPage.LazyIsland data={checkout} answer={answer} signIn={signIn} />
  ) : (
    <productPage.LazyIsland loaded={one} submitted={answer} signIn={signIn} />
  )
}
