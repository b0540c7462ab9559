import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import type { CodeSent } from '#domains/accounts/shapes.ts'
import type { Locale } from '#i18n/locale.ts'
import { readPhoneField } from '#web/features/account/phone-field.ts'
import { textOf } from '#web/lib/forms.ts'
import { birthDateOf, dateOf } from '#web/ui/dates/submitted-dates.ts'

/** The names of the fields of the phone number. */
export const profilePhone = { phone: 'phone', calling: 'phone_country' }

type Failure = { ok: false; error: ApiError }
/** `sent`: the address to which a code was sent. */
type Outcome = { ok: true; sent?: CodeSent } | Failure

/** What the forms of the personal data page do, by the `intent` that they submit. */
export const profileChanges = {
  photo: async (api, form) => {
    const file = form.get('photo')
    if (!(file instanceof Blob) || file.size === 0) return invalid([{ path: 'photo', code: 'required' }])
    const stored = await api.update_image({ file: new Uint8Array(await file.arrayBuffer()) })
    return stored.ok ? stored : withFields(stored.error, { file: 'photo' })
  },
  'remove-photo': (api) => api.remove_image({}),
  about: (api, form) =>
    api.update_profile({
      name: trimmed(form, 'name'),
      nationality: trimmed(form, 'nationality') || null,
      birth_date: birthDateOf(form, 'birth_date') || null,
      ...(form.has('currency') && { currency: trimmed(form, 'currency') || null }),
      locale: trimmed(form, 'locale') as Locale,
      notify_offers: form.get('notify_offers') === 'on',
      notify_reminders: form.get('notify_reminders') === 'on',
    }),
  // Sends a code to the new address, which `confirm-email` redeems.
  email: async (api, form) => {
    const sent = await api.request_email_change({ email: trimmed(form, 'new_email') })
    return sent.ok ? { ok: true, sent: sent.data } : withFields(sent.error, { email: 'new_email' })
  },
  'confirm-email': async (api, form) => {
    const code = trimmed(form, 'email_code')
    const confirmed = await api.confirm_email_change({ email: trimmed(form, 'new_email'), code })
    return confirmed.ok ? confirmed : withFields(confirmed.error, { email: 'new_email', code: 'email_code' })
  },
  phone: async (api, form) => {
    const { phone, errors } = readPhoneField((name) => trimmed(form, name), profilePhone)
    return errors.length > 0 ? invalid(errors) : api.update_profile({ phone })
  },
  'remove-phone': (api) => api.update_profile({ phone: null }),
  'phone-code': (api) => api.send_phone_code({}),
  'confirm-phone': (api, form) =>
    api.verify_code({ purpose: 'phone', to: trimmed(form, 'to'), code: trimmed(form, 'code') }),
  revoke: (api, form) => api.revoke_session({ id: trimmed(form, 'id') }),
  // Only checks whether a passkey can be added now; a script of the page adds it.
  'begin-passkey': (api) => api.begin_passkey({}),
  'remove-passkey': (api, form) => api.remove_passkey({ id: trimmed(form, 'id') }),
  document: async (api, form) => {
    const fields = {
      number_end: trimmed(form, 'number_end'),
      expires_on: dateOf(form, 'expires_on'),
      issued_by: trimmed(form, 'issued_by'),
    }
    const missing = Object.entries(fields).flatMap(([path, value]) => (value ? [] : [{ path, code: 'required' }]))
    if (form.get('consent') !== 'on') missing.push({ path: 'consent', code: 'must_accept' })
    return missing.length > 0 ? invalid(missing) : api.save_document({ ...fields, consent: true })
  },
  'remove-document': (api) => api.remove_document({}),
  // Only checks whether the owner has given a proof; the browser downloads the file afterwards.
  export: (api) => api.export_my_data(),
  delete: async (api, form) =>
    form.get('sure') === 'on' ? api.delete_account({}) : invalid([{ path: 'sure', code: 'must_accept' }]),
} satisfies Record<string, (api: ApiClient, form: FormData) => Promise<Outcome>>

export type ProfileIntent = keyof typeof profileChanges

function trimmed(form: FormData, name: string): string {
  return textOf(form, name).trim()
}

function invalid(errors: ApiError['errors']): Failure {
  return { ok: false, error: { code: 'invalid_input', errors } }
}

/** A failure whose fields have the names that they have on the page. */
function withFields(error: ApiError, names: Record<string, string>): Failure {
  const errors = error.errors?.map((one) => ({ ...one, path: names[one.path] ?? one.path }))
  return { ok: false, error: { ...error, errors } }
}
