/** More fields than any form of the site has. Parsing one takes up to 25 µs, before the rights of its sender are known. */
const maxFields = 3_000

/** True if the body of a form has so many fields that parsing it would delay other requests. */
export function hasTooManyFields(body: Uint8Array, contentType: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  // Every part of a multipart form begins like this; a file contains these four bytes by accident once in 4 GB.
  const separator = isMultipart(contentType) ? '\r\n--' : '&'
  let fields = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    if (++fields > maxFields) return true
  }
  return false
}

export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\b/i.test(contentType)
}

/** The complete body, or null as soon as it is larger than allowed. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const length = request.headers.get('content-length')
  // The HTTP parser enforces the declared length, so the body is read as a whole, without the cost of a web stream.
  if (length !== null) return Number(length) > limit ? null : new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
