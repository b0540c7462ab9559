import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import type { CodeSent } from '#domains/accounts/shapes.ts'
import { textOf } from '#web/lib/forms.ts'
import { birthDateOf, dateOf } from '#web/ui/dates/submitted-dates.ts'

/** Values of `intent` that the forms of the personal data page submit. */
export const profileIntents = [
  'photo',
  'remove-photo',
  'about',
  'email',
  'confirm-email',
  'phone',
  'remove-phone',
  'phone-code',
  'confirm-phone',
  'revoke',
  'begin-passkey',
  'remove-passkey',
  'document',
  'remove-document',
  'export',
  'delete',
] as const
export type ProfileIntent = (typeof profileIntents)[number]

/** Sends a code to a new e-mail address, or confirms the address with its code. */
export async function changeEmail(
  api: ApiClient,
  intent: 'email' | 'confirm-email',
  form: FormData,
): Promise<{ error: ApiError | null; sent?: CodeSent }> {
  const email = textOf(form, 'new_email').trim()
  if (intent === 'email') {
    const sent = await api.request_email_change({ email })
    return sent.ok ? { error: null, sent: sent.data } : { error: renameFields(sent.error, { email: 'new_email' }) }
  }
  const confirmed = await api.confirm_email_change({ email, code: textOf(form, 'email_code').trim() })
  return { error: confirmed.ok ? null : renameFields(confirmed.error, { email: 'new_email', code: 'email_code' }) }
}

/** An error whose fields have the names that they have on the page. */
function renameFields(error: ApiError, names: Record<string, string>): ApiError {
  return error.errors
    ? { ...error, errors: error.errors.map((one) => ({ ...one, path: names[one.path] ?? one.path })) }
    : error
}

/** Performs the action of a submitted form. Returns null on success. */
export async function changeProfile(
  api: ApiClient,
  intent: Exclude<ProfileIntent, 'email' | 'confirm-email'>,
  form: FormData,
): Promise<ApiError | null> {
  const text = (name: string) => textOf(form, name).trim()
  const done = async (answer: Promise<{ ok: true } | { ok: false; error: ApiError }>) => {
    const outcome = await answer
    return outcome.ok ? null : outcome.error
  }
  switch (intent) {
    case 'photo': {
      const file = form.get('photo')
      if (!(file instanceof Blob) || file.size === 0) {
        return { code: 'invalid_input', errors: [{ path: 'photo', code: 'required' }] }
      }
      const failure = await done(api.update_image({ file: new Uint8Array(await file.arrayBuffer()) }))
      return failure && renameFields(failure, { file: 'photo' })
    }
    case 'remove-photo':
      return done(api.remove_image({}))
    case 'about':
      return done(
        api.update_profile({
          name: text('name'),
          nationality: text('nationality') || null,
          birth_date: birthDateOf(form, 'birth_date') || null,
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
    case 'phone-code':
      return done(api.send_phone_code({}))
    case 'confirm-phone':
      return done(api.verify_code({ purpose: 'phone', to: text('to'), code: text('code') }))
    case 'revoke':
      return done(api.revoke_session({ id: text('id') }))
    // Only checks whether a passkey can be added now; a script of the page adds it.
    case 'begin-passkey':
      return done(api.begin_passkey({}))
    case 'remove-passkey':
      return done(api.remove_passkey({ id: text('id') }))
    case 'document': {
      const fields = {
        number_end: text('number_end'),
        expires_on: dateOf(form, 'expires_on'),
        issued_by: text('issued_by'),
      }
      const missing = Object.entries(fields).flatMap(([path, value]) => (value ? [] : [{ path, code: 'required' }]))
      if (form.get('consent') !== 'on') missing.push({ path: 'consent', code: 'must_accept' })
      if (missing.length > 0) return { code: 'invalid_input', errors: missing }
      return done(api.save_document({ ...fields, consent: true }))
    }
    case 'remove-document':
      return done(api.remove_document({}))
    // Only checks whether the owner has given a proof; the browser downloads the file afterwards.
    case 'export':
      return done(api.export_my_data())
    case 'delete': {
      if (form.get('sure') !== 'on') {
        return { code: 'invalid_input', errors: [{ path: 'sure', code: 'must_accept' }] }
      }
      return done(api.delete_account({}))
    }
  }
}
