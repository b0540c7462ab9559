import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import { textOf } from '#web/lib/forms.ts'

/** Sends the message of a submitted form, with its file if there is one. Returns the error, or null. */
export async function sendMessage(
  api: ApiClient,
  side: 'traveller' | 'staff',
  reference: string,
  form: FormData,
): Promise<ApiError | null> {
  const text = textOf(form, 'text')
  const file = form.get('file')
  const key = { idempotencyKey: textOf(form, 'key') }
  const isFile = file instanceof File && file.size > 0
  const body = isFile ? new Uint8Array(await file.arrayBuffer()) : null
  const sent = await (side === 'traveller'
    ? body
      ? api.send_booking_file({ reference, text, file: body })
      : api.send_booking_message({ reference, text }, key)
    : body
      ? api.answer_booking_file({ reference, text, file: body })
      : api.answer_booking_message({ reference, text }, key))
  return sent.ok ? null : sent.error
}
