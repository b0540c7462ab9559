import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Files } from '#domains/context.ts'

export type Bucket = {
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Address of a store other than Amazon's. */
  endpoint?: string | undefined
  /** `host/bucket/name` instead of `bucket.host/name`. */
  pathStyle: boolean
}

/** Maximum wait for a response of the store, in milliseconds. */
const patience = 5_000

/** Stores files in a bucket of an S3 store, shared by several machines. */
export function s3Files(
  { bucket, region, accessKeyId, secretAccessKey, endpoint, pathStyle }: Bucket,
  wait = patience,
): Files {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    // Stores other than Amazon's do not support checksums in trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const object = (name: string) => {
    if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name)) throw new Error('Not the name of a file')
    return { Bucket: bucket, Key: name }
  }
  const soon = () => ({ abortSignal: AbortSignal.timeout(wait) })
  return {
    async put(name, { body, type }) {
      await client.send(new PutObjectCommand({ ...object(name), Body: body, ContentType: type }), soon())
    },
    async get(name) {
      const limit = soon()
      try {
        const answer = await client.send(new GetObjectCommand(object(name)), limit)
        if (!answer.Body) return null
        // The response has started; reading its body can still hang.
        const body = await orAborted(answer.Body.transformToByteArray(), limit.abortSignal)
        return { type: answer.ContentType ?? 'application/octet-stream', body }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name)), soon()).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NoSuchKey')
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
    work.then(done, fail)
  })
}
