import { type ReactNode, use, useEffect, useId, useRef, useState } from 'react'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { Translator } from '#i18n/translator.ts'
import { fieldErrorLabel } from '#web/admin/cms/path-labels.ts'
import { reducePicture } from '#web/admin/cms/pictures/reduce-picture.ts'
import {
  isEnded,
  type SendOutcome,
  type Upload,
  type UploadedPicture,
  type UploadError,
  uploadQueue,
} from '#web/admin/cms/pictures/upload-queue.ts'
import { Editor } from '#web/admin/cms/editor-context.ts'
import { Button, IconButton } from '#web/ui/actions/Button.tsx'
import { photoTypes, uploadFile } from '#web/lib/upload.ts'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import type { ApiError } from '#api/errors.ts'
import type { Locale } from '#i18n/locale.ts'
import '#web/ui/feedback/progress.css'

type PictureUploadsProps = {
  name: string
  error: string | undefined
  /** Places left in the list, and its length. One place: a single picture. */
  room: { left: number; max: number }
  onUploaded: (upload: UploadedPicture & { key: number }) => void
}

/**
 * Uploads photos that are chosen or dropped, many at once, with the progress and the result of each. Without scripts
 * the button submits the form with the files.
 */
export function PictureUploads({ name, error, room, onUploaded }: PictureUploadsProps) {
  const { t, locale } = useLanguage()
  const { report } = use(Editor)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const uploaded = useRef(onUploaded)
  const queue = useRef<ReturnType<typeof uploadQueue<File, Blob>>>(null)
  const pending = uploads.filter((one) => !isEnded(one)).length
  const multiple = room.max > 1
  useEffect(() => {
    uploaded.current = onUploaded
  }, [onUploaded])
  useEffect(() => {
    queue.current = uploadQueue<File, Blob>({
      prepare: reducePicture,
      send: (blob, progress) => sendPicture(blob, locale, progress),
      pause: connection,
      changed: setUploads,
      uploaded: (upload) => uploaded.current(upload),
    })
  }, [locale])
  useEffect(() => {
    // Files that were chosen before the scripts had loaded.
    const input = document.getElementById(`${name}.file`)
    if (!(input instanceof HTMLInputElement) || !input.files?.length) return
    queue.current?.add([...input.files], {
      left: multiple ? input.files.length : 1,
      max: multiple ? input.files.length : 1,
    })
    input.value = ''
  }, [name, multiple])
  useEffect(() => {
    report(name, pending)
    return () => report(name, 0)
  }, [report, name, pending])
  return (
    <div className="col-span-full grid max-w-[40rem] gap-3">
      <FileInput
        name={`${name}.file`}
        label={t(multiple ? 'photos.add' : 'photos.one')}
        hint={t('photos.addHint')}
        drop={multiple ? t('photos.drop') : undefined}
        error={error}
        accept={photoTypes}
        multiple={multiple}
        optional
        onFiles={(files) => queue.current?.add(files, { left: Math.max(0, room.left - pending), max: room.max })}
      />
      <div className="without-scripts">
        <Button intent={`upload ${name}`} variant="secondary" icon="photos">
          {t('editing.uploadNow')}
        </Button>
      </div>
      {uploads.length > 0 && (
        <section className="edit-queue grid gap-2" aria-label={t('photos.queue')}>
          <ul className="grid gap-2">
            {uploads.map((one) => (
              <li key={one.key} data-state={one.state}>
                <bdi className="justify-self-start font-semibold [overflow-wrap:anywhere]">{one.name}</bdi>
                {one.state === 'sending' && one.percent < 100 ? (
                  <Progress
                    label={t('photos.state', { state: 'sending', percent: one.percent })}
                    value={one.percent / 100}
                  />
                ) : (
                  <span className="text-note">
                    {one.error
                      ? failureText(t, one.error)
                      : t('photos.state', { state: one.state === 'sending' ? 'storing' : one.state, percent: 100 })}
                  </span>
                )}
                {one.state === 'failed' && (
                  <span className="edit-queue-acts flex items-center gap-1">
                    {one.error?.code !== 'list_full' && (
                      <Button
                        variant="secondary"
                        aria-label={t('photos.retryOf', { name: one.name })}
                        onClick={() => queue.current?.retry(one.key)}
                      >
                        {t('photos.retry')}
                      </Button>
                    )}
                    <IconButton
                      icon="close"
                      label={t('photos.dismiss', { name: one.name })}
                      onClick={() => queue.current?.dismiss(one.key)}
                    />
                  </span>
                )}
              </li>
            ))}
          </ul>
          {pending === 0 && (
            <Button variant="quiet" onClick={() => queue.current?.dismiss()}>
              {t('photos.dismissAll')}
            </Button>
          )}
        </section>
      )}
      <p role="status" className="sr-only">
        {pending === 0 && uploads.length > 0 ? summary(t, uploads) : ''}
      </p>
    </div>
  )
}

function summary(t: Translator, uploads: readonly Upload[]): string {
  const count = (state: Upload['state']) => uploads.filter((one) => one.state === state).length
  const failed = count('failed')
  return [
    t('photos.arrived', { count: count('done') }),
    ...(failed ? [t('photos.notAdded', { count: failed })] : []),
  ].join(' ')
}

/** The reason why a photo was not added: the editor's own message, that of a field, or that of the whole request. */
function failureText(t: Translator, error: UploadError): string {
  switch (error.code) {
    case 'list_full':
      return t('photos.failed_list_full', { max: Number(error.params?.['max'] ?? 0) })
    case 'unauthenticated':
    case 'second_factor_required':
      return t('photos.failed_unauthenticated')
    case 'unavailable':
      return t('photos.failed_unavailable')
    case 'picture_unreadable':
      return t('photos.failed_picture_unreadable')
    case 'not_found':
    case 'forbidden':
    case 'too_many_requests':
    case 'internal':
      return errorText(t, error.code) ?? errorTitle(t, error.code)
    default:
      return fieldErrorLabel(t, error)
  }
}

/** Progress as text and as a bar; `value` is 0 to 1. */
function Progress({ label, value }: { label: ReactNode; value: number }) {
  const id = useId()
  return (
    <div className="progress">
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} value={value} max={1} />
    </div>
  )
}

type Answer = Partial<ApiError> & { data?: UploadedPicture }

async function sendPicture(picture: Blob, locale: Locale, progress: (percent: number) => void): Promise<SendOutcome> {
  const { status, body } = await uploadFile<Answer>('upload_picture', picture, locale, progress)
  const again = status === 0 || status === 408 || status === 429 || status >= 500
  if (status === 200 && body?.data) return { ok: true, picture: body.data }
  const [error] = body?.errors ?? []
  if (error) return { ok: false, again, error: { code: error.code, ...(error.params && { params: error.params }) } }
  if (status === 413) return { ok: false, again: false, error: { code: 'file_too_large' } }
  return { ok: false, again, error: { code: body?.code ?? 'unavailable' } }
}

/** Resolves when the browser has a connection, at the earliest after a time that doubles with each attempt. */
async function connection(attempt: number): Promise<void> {
  await new Promise((done) => setTimeout(done, 1_000 * 2 ** (attempt - 1)))
  if (!navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }))
}
