import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { s3Files } from '#integrations/s3.ts'

const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' }
const region = 'me-south-1'

/** An S3 server that stores the objects of one bucket in memory and checks every signature. */
async function store() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const requested: string[] = []
  const behaviour = { hangs: false, stops: false, fails: 0 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts)
    const { method = '', url = '' } = request
    requested.push(`${method} ${url.split('?')[0]}`)
    const fault = (status: number, code: string) =>
      response
        .writeHead(status, { 'Content-Type': 'application/xml' })
        .end(method === 'HEAD' ? undefined : `<?xml version="1.0"?><Error><Code>${code}</Code><Message/></Error>`)
    if (behaviour.hangs) return
    if (behaviour.fails-- > 0) return fault(500, 'InternalError')
    if (signatureOf(request, body) !== /Signature=([0-9a-f]+)/.exec(request.headers.authorization ?? '')?.[1]) {
      return fault(403, 'SignatureDoesNotMatch')
    }
    const name = decodeURIComponent(url.split('?')[0] ?? '')
    if (!name.startsWith('/photos-of-people/')) return fault(404, 'NoSuchBucket')
    if (method === 'PUT') {
      objects.set(name, { body, type: request.headers['content-type'] ?? '' })
      return response.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    if (method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    const found = objects.get(name)
    if (!found) return fault(404, 'NoSuchKey')
    response.writeHead(200, { 'Content-Type': found.type, 'Content-Length': found.body.length })
    if (behaviour.stops) return response.write(found.body.subarray(0, 1))
    return response.end(method === 'HEAD' ? undefined : found.body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const files = (options: Partial<typeof keys> = {}, wait?: number) =>
    s3Files({ bucket: 'photos-of-people', region, endpoint, pathStyle: true, ...keys, ...options }, wait)
  return { objects, asked: requested, behaviour, files }
}

/** The AWS Signature Version 4 expected for a request, computed from its headers and body. */
function signatureOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string {
  const auth = headers.authorization ?? ''
  const [, day = '', where = ''] = /Credential=test-key\/(\d{8})\/([\w-]+)\/s3\/aws4_request/.exec(auth) ?? []
  const named = /SignedHeaders=([^,]+)/.exec(auth)?.[1] ?? ''
  const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
  const claimed = String(headers['x-amz-content-sha256'])
  if (claimed !== sha(body) || where !== region || !named.split(';').includes('host')) return 'not signed'
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').toSorted().join('&'),
    ...named.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    named,
    claimed,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha(canonical)].join('\n')
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${keys.secretAccessKey}`)
  return createHmac('sha256', key).update(toSign).digest('hex')
}

const photo = { body: new Uint8Array([1, 2, 0, 255, 10, 13]), type: 'image/webp' }

test('a file is stored, returned unchanged with its type, and removed; every request is signed', async () => {
  const { files, asked: requested, objects } = await store()
  const photos = files()
  expect(await photos.get('photos/a-1')).toBeNull()
  await photos.put('photos/a-1', photo)
  const back = await photos.get('photos/a-1')
  expect(back?.type).toBe('image/webp')
  expect([...(back?.body ?? [])]).toEqual([...photo.body])
  await photos.remove('photos/a-1')
  expect(objects.size).toBe(0)
  await photos.remove('photos/a-1')
  expect(await photos.get('photos/a-1')).toBeNull()
  expect(requested.slice(0, 2)).toEqual(['GET /photos-of-people/photos/a-1', 'PUT /photos-of-people/photos/a-1'])
})

test('a wrong secret is an error, not a missing file', async () => {
  const { files, objects } = await store()
  const wrong = files({ secretAccessKey: 'another' })
  await expect(wrong.put('photos/a', photo)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  await expect(wrong.get('photos/a')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  expect(objects.size).toBe(0)
})

test('a request that fails once is retried', async () => {
  const { files, behaviour, objects } = await store()
  behaviour.fails = 1
  await files().put('photos/a', photo)
  expect(objects.size).toBe(1)
})

test('a store that does not answer, or stops in the middle of a response, times out', async () => {
  const { files, behaviour } = await store()
  await files().put('photos/a', photo)
  behaviour.stops = true
  await expect(files({}, 300).get('photos/a')).rejects.toThrow(/time|abort/i)
  behaviour.stops = false
  behaviour.hangs = true
  for (const call of [
    () => files({}, 300).get('photos/a'),
    () => files({}, 300).put('photos/b', photo),
    () => files({}, 300).remove('photos/a'),
  ]) {
    await expect(call()).rejects.toThrow(/time|abort/i)
  }
})

test('no file name reaches outside the bucket', async () => {
  const { files, asked: requested } = await store()
  for (const name of ['../other/secret', 'photos/../x', '/photos/a', 'photos//a', 'Photos/a?acl']) {
    await expect(files().get(name)).rejects.toThrow('Not the name of a file')
  }
  expect(requested).toEqual([])
})
