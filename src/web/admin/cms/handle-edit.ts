import type { ApiClient } from '#api/index.ts'
import type { FieldError, ApiError } from '#api/errors.ts'
import type { Editable } from '#domains/cms/contract.ts'
import type { Values } from '#domains/cms/shapes.ts'
import { editedValues, withPicture, withRowsMoved } from '#web/admin/cms/edit-form.ts'
import { textOf } from '#web/lib/forms.ts'

/**
 * Result of an editor form: saved, with the fields that are still missing; or not saved, with the error or with the
 * changed values.
 */
type Edited =
  | { saved: 'draft' | 'preview' | 'published' | 'withdrawn'; subject: string; missing: FieldError[]; values: Values }
  | { saved: 'deleted' }
  /** `created`: a new item has been stored as a draft nevertheless. */
  | { saved: null; created?: string; error: ApiError | null; values: Values }

/** Performs the action of a submitted editor form. `newItem` is set for an item that does not exist yet. */
export async function handleEdit(
  api: ApiClient,
  { kind, subject, fields }: Editable,
  form: FormData,
  newItem?: { slug: string; of?: string | undefined },
): Promise<Edited> {
  const intent = textOf(form, 'intent')
  const seen = { kind, subject, version: textOf(form, 'version') }
  const typed = editedValues(fields, form)
  if (intent.startsWith('row ')) return { saved: null, error: null, values: withRowsMoved(fields, typed, intent) }
  const target = intent.startsWith('upload ') ? intent.slice('upload '.length) : null
  const { values, error } = await uploadFiles(api, fields, form, { typed, target })
  if (error || target !== null) return { saved: null, error, values }
  if (intent === 'withdraw') {
    const answer = await api.withdraw_editable(seen)
    return answer.ok
      ? { saved: 'withdrawn', subject, missing: [], values }
      : { saved: null, error: answer.error, values }
  }
  if (intent === 'delete') {
    const result = await api.delete_draft(seen)
    return result.ok ? { saved: 'deleted' } : { saved: null, error: result.error, values }
  }
  const outcome = intent === 'publish' ? 'published' : intent === 'preview' ? 'preview' : 'draft'
  const created = newItem && (await api.create_editable({ kind, ...newItem, data: values }))
  if (created && !created.ok) return { saved: null, error: created.error, values }
  if (created && outcome !== 'published') return { saved: outcome, ...created.data, values }
  const current = created ? { kind, subject: created.data.subject, version: created.data.version } : seen
  const answer =
    outcome === 'published'
      ? await api.publish_editable({ ...current, data: values })
      : await api.save_draft({ ...current, data: values })
  if (answer.ok) return { saved: outcome, subject: current.subject, missing: answer.data.missing, values }
  return { saved: null, error: answer.error, values, ...(created && { created: current.subject }) }
}

/** Uploads the chosen files: those of the target, which must have one, or without a target those of all fields. */
async function uploadFiles(
  api: ApiClient,
  fields: Editable['fields'],
  form: FormData,
  { typed, target }: { typed: Values; target: string | null },
): Promise<{ values: Values; error: ApiError | null }> {
  let values = typed
  for (const name of target === null ? fields.map((field) => field.name) : [target]) {
    const files = form.getAll(`${name}.file`).filter((file) => file instanceof Blob && file.size > 0)
    const failure = (error: ApiError) => ({
      values,
      error: { ...error, errors: error.errors?.map((one) => ({ ...one, path: `${name}.file` })) ?? [] },
    })
    if (target !== null && files.length === 0)
      return failure({ code: 'invalid_input', errors: [{ path: name, code: 'required' }] })
    const isLogo = fields.some((field) => field.type === 'logo' && field.name === name)
    for (const file of files) {
      const sent = { file: new Uint8Array(await (file as Blob).arrayBuffer()) }
      const upload = isLogo ? await api.upload_logo(sent) : await api.upload_picture(sent)
      if (!upload.ok) return failure(upload.error)
      values = withPicture(fields, values, name, 'id' in upload.data ? upload.data : { id: upload.data.name })
    }
  }
  return { values, error: null }
}
