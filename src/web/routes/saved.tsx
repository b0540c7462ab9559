import { redirect } from 'react-router'
import { readSaved, savedCookie, withSaved } from '#domains/stays/saved.ts'
import { textOf } from '#web/form.ts'
import { recentlySeen } from '#web/hotel/later-parts.ts'
import { savedList } from '#web/keeping/parts.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { useDoneToast } from '#web/kit/done-toast.ts'
import { links, safeNext } from '#web/links.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/saved.ts'
import '#web/hotel/hotel.css'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  const { t } = await loaderWords(locale)
  const mine = signedIn ? await api.fetch_saved_hotels({}) : null
  const ids = mine?.ok ? mine.data.hotel_ids : readSaved(request.headers.get('cookie') ?? '')
  const found = ids.length > 0 ? await api.fetch_chosen_hotels({ hotel_ids: ids }) : null
  if (found && !found.ok) throw pageRefused(found.error)
  return {
    title: t('hotel.savedTitle'),
    report: url.searchParams.get('done') === 'removed' ? t('hotel.removedHere') : undefined,
    list: stillData(request, { hotels: found?.data ?? [], signedIn }),
  }
}

/** Saves or forgets a hotel and leads back; a traveller's list is in the account, a visitor's in the cookie alone. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, signedIn, secure } = context.get(requestContext)
  const form = await request.formData()
  const hotel_id = /^[1-9]\d{0,8}$/.test(textOf(form, 'hotel')) ? Number(textOf(form, 'hotel')) : 0
  const removes = textOf(form, 'intent') === 'remove'
  const here = links.saved(locale)
  const next = safeNext(textOf(form, 'next'), here)
  const back = removes && next === here ? `${here}?done=removed` : next
  if (hotel_id === 0) throw redirect(back)
  if (signedIn) {
    // The cookie follows the account by itself.
    await (removes ? api.remove_saved_hotel({ hotel_id }) : api.save_hotel({ hotel_id }))
    throw redirect(back)
  }
  const ids = readSaved(request.headers.get('cookie') ?? '')
  const kept = removes ? ids.filter((id) => id !== hotel_id) : withSaved(ids, hotel_id)
  throw redirect(back, { headers: { 'Set-Cookie': savedCookie(kept, secure) } })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([serverLoader(), savedList.load(), recentlySeen.load()])
  return loaded
}

export default function Saved({ loaderData: { report, list } }: Route.ComponentProps) {
  useDoneToast(report, 'info')
  return (
    <>
      {report && (
        <div className="page-width without-scripts pt-8">
          <Alert tone="info" title={report} />
        </div>
      )}
      <savedList.Still data={list} />
      <recentlySeen.Later />
    </>
  )
}
