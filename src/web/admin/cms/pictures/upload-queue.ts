import type { FieldError } from '#api/errors.ts'

export type UploadError = Omit<FieldError, 'path'>
export type Upload = {
  key: number
  name: string
  state: 'waiting' | 'preparing' | 'sending' | 'offline' | 'done' | 'failed'
  percent: number
  error?: UploadError
}

/** `again`: the request did not arrive or the server was busy, so that it can be sent again. */
export type UploadedPicture = { id: string; focus: string }
export type SendOutcome = { ok: true; picture: UploadedPicture } | { ok: false; again: boolean; error: UploadError }

type Dependencies<Source extends { name: string }, Prepared> = {
  prepare: (file: Source) => Promise<{ ok: true; blob: Prepared } | { ok: false; error: UploadError }>
  send: (blob: Prepared, progress: (percent: number) => void) => Promise<SendOutcome>
  /** Resolves when the upload can be sent again: after some time, or when there is a connection. */
  pause: (attempt: number) => Promise<void>
  changed: (uploads: readonly Upload[]) => void
  uploaded: (upload: UploadedPicture & { key: number }) => void
}

const maxSending = 3
const maxAttempts = 6

/**
 * Uploads files, at most three at a time. A file that fails does not stop the others. Files are prepared one by one,
 * because a decoded photo occupies up to 200 MB.
 */
export function uploadQueue<Source extends { name: string }, Prepared>({
  prepare,
  send,
  pause,
  changed,
  uploaded,
}: Dependencies<Source, Prepared>) {
  const files = new Map<number, Source>()
  let uploads: readonly Upload[] = []
  let next = 0
  let running = 0
  let preparing: Promise<unknown> = Promise.resolve()

  const update = (key: number, change: Partial<Upload>) => {
    uploads = uploads.map((one) => (one.key === key ? { ...one, ...change } : one))
    changed(uploads)
  }

  const start = () => {
    while (running < maxSending) {
      const waiting = uploads.find(({ state }) => state === 'waiting')
      const file = waiting && files.get(waiting.key)
      if (!waiting || !file) return
      running++
      update(waiting.key, { state: 'preparing', percent: 0 })
      void upload(waiting.key, file).then((end) => {
        running--
        update(waiting.key, end)
        start()
      })
    }
  }

  const upload = async (key: number, file: Source): Promise<Partial<Upload>> => {
    const prepared = preparing.then(() => prepare(file))
    preparing = prepared.catch(() => undefined)
    const result = await prepared.catch(() => null)
    if (!result) return { state: 'failed', error: { code: 'picture_unreadable' } }
    if (!result.ok) return { state: 'failed', error: result.error }
    for (let attempt = 1; ; attempt++) {
      update(key, { state: 'sending', percent: 0 })
      const sent = await send(result.blob, (percent) => update(key, { percent }))
      if (sent.ok) {
        files.delete(key)
        uploaded({ key, ...sent.picture })
        return { state: 'done', percent: 100 }
      }
      if (!sent.again || attempt === maxAttempts) return { state: 'failed', error: sent.error }
      update(key, { state: 'offline' })
      await pause(attempt)
    }
  }

  return {
    /** Adds files; those beyond `room` fail with `list_full`. */
    add(added: readonly Source[], room: { left: number; max: number }) {
      const entries = added.map((file, i): Upload => {
        const key = next++
        files.set(key, file)
        const upload = { key, name: file.name, percent: 0 }
        return i < room.left
          ? { ...upload, state: 'waiting' }
          : { ...upload, state: 'failed', error: { code: 'list_full', params: { max: room.max } } }
      })
      uploads = [...uploads, ...entries]
      changed(uploads)
      start()
    },
    retry(key: number) {
      uploads = uploads.map((one) => (one.key === key ? { key, name: one.name, state: 'waiting', percent: 0 } : one))
      changed(uploads)
      start()
    },
    /** Removes finished and failed uploads from the list: one, or all. */
    dismiss(key?: number) {
      const goes = (one: Upload) => (key === undefined || one.key === key) && isEnded(one)
      for (const one of uploads.filter(goes)) files.delete(one.key)
      uploads = uploads.filter((one) => !goes(one))
      changed(uploads)
    },
  }
}

export function isEnded({ state }: Upload): boolean {
  return state === 'done' || state === 'failed'
}
