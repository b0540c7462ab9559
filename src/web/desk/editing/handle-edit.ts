import type { ApiClient } from '#contract/api.ts'
import type { FieldError, Refusal } from '#contract/errors.ts'
import type { Editable } from '#domains/editing/contract.ts'
import type { Values } from '#domains/editing/shapes.ts'
import { editedValues, withPicture, withRowsMoved } from '#web/desk/editing/edit-form.ts'
import { textOf } from '#web/form.ts'

/** What came of an editor’s form: kept, with what it still lacks; or sent back, with what is wrong or as it was changed. */
type Edited =
  | { kept: 'draft' | 'preview' | 'published' | 'withdrawn'; missing: FieldError[]; values: Values }
  | { kept: null; refusal: Refusal | null; values: Values }

/** Does what a button of the editor asked for. */
export async function handleEdit(api: ApiClient, { kind, subject, fields }: Editable, form: FormData): Promise<Edited> {
  const intent = textOf(form, 'intent')
  const version = textOf(form, 'version')
  const seen = { kind, subject, version }
  const values = editedValues(fields, form)
  if (intent.startsWith('row ')) return { kept: null, refusal: null, values: withRowsMoved(fields, values, intent) }
  if (intent.startsWith('upload ')) {
    const name = intent.slice('upload '.length)
    const file = form.get(`${name}.file`)
    if (!(file instanceof Blob) || file.size === 0) {
      const errors = [{ path: `${name}.file`, code: 'required' }]
      return { kept: null, refusal: { code: 'invalid_input', errors }, values }
    }
    const taken = await api.upload_picture({ file: new Uint8Array(await file.arrayBuffer()) })
    if (taken.ok) return { kept: null, refusal: null, values: withPicture(fields, values, name, taken.data.id) }
    const errors = taken.error.errors?.map((error) => ({ ...error, path: `${name}.file` })) ?? []
    return { kept: null, refusal: { ...taken.error, errors }, values }
  }
  if (intent === 'withdraw') {
    const gone = await api.withdraw_editable(seen)
    return gone.ok ? { kept: 'withdrawn', missing: [], values } : { kept: null, refusal: gone.error, values }
  }
  const kept = intent === 'publish' ? 'published' : intent === 'preview' ? 'preview' : 'draft'
  const saved =
    kept === 'published'
      ? await api.publish_editable({ ...seen, data: values })
      : await api.save_draft({ ...seen, data: values })
  return saved.ok ? { kept, missing: saved.data.missing, values } : { kept: null, refusal: saved.error, values }
}
