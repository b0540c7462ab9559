import type { ApiClient } from '#contract/api.ts'
import type { Refusal } from '#contract/errors.ts'
import { textOf } from '#web/form.ts'

/** What the forms of the personal data page ask for, by their `intent`. */
export const profileIntents = [
  'photo',
  'remove-photo',
  'about',
  'phone',
  'remove-phone',
  'confirm-phone',
  'revoke',
  'remove-passkey',
  'document',
  'remove-document',
  'delete',
] as const
export type ProfileIntent = (typeof profileIntents)[number]

/** Does what a form asks for. Null when it is done. */
export async function changeProfile(api: ApiClient, intent: ProfileIntent, form: FormData): Promise<Refusal | null> {
  const text = (name: string) => textOf(form, name).trim()
  const done = async (answer: Promise<{ ok: true } | { ok: false; error: Refusal }>) => {
    const outcome = await answer
    return outcome.ok ? null : outcome.error
  }
  switch (intent) {
    case 'photo': {
      const file = form.get('photo')
      if (!(file instanceof Blob) || file.size === 0) {
        return { code: 'invalid_input', errors: [{ path: 'photo', code: 'required' }] }
      }
      const refused = await done(api.update_image({ file: new Uint8Array(await file.arrayBuffer()) }))
      return refused && { ...refused, errors: refused.errors?.map((one) => ({ ...one, path: 'photo' })) ?? [] }
    }
    case 'remove-photo':
      return done(api.remove_image({}))
    case 'about':
      return done(
        api.update_profile({
          name: text('name'),
          nationality: text('nationality') || null,
          birth_date: text('birth_date') || null,
          ...(form.has('currency') && { currency: text('currency') || null }),
          locale: text('locale') === 'ar' ? 'ar' : 'en',
          notify_offers: form.get('notify_offers') === 'on',
          notify_reminders: form.get('notify_reminders') === 'on',
        }),
      )
    case 'phone':
      return done(api.update_profile({ phone: text('phone'), phone_country: text('phone_country') || 'SA' }))
    case 'remove-phone':
      return done(api.update_profile({ phone: null }))
    case 'confirm-phone':
      return done(api.verify_code({ purpose: 'phone', to: text('to'), code: text('code') }))
    case 'revoke':
      return done(api.revoke_session({ id: text('id') }))
    case 'remove-passkey':
      return done(api.remove_passkey({ id: text('id') }))
    case 'document': {
      const given = { number_end: text('number_end'), expires_on: text('expires_on'), issued_by: text('issued_by') }
      const missing = Object.entries(given).flatMap(([path, value]) => (value ? [] : [{ path, code: 'required' }]))
      if (form.get('consent') !== 'on') missing.push({ path: 'consent', code: 'must_accept' })
      if (missing.length > 0) return { code: 'invalid_input', errors: missing }
      return done(api.save_document({ ...given, consent: true }))
    }
    case 'remove-document':
      return done(api.remove_document({}))
    case 'delete': {
      if (form.get('sure') !== 'on') {
        return { code: 'invalid_input', errors: [{ path: 'sure', code: 'must_accept' }] }
      }
      const password = textOf(form, 'password')
      return done(api.delete_account(password ? { password } : {}))
    }
  }
}
