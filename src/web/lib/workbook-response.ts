/** A download of an .xlsx workbook; `file` is Base64. */
export function workbookResponse({ name, file }: { name: string; file: string }): Response {
  return downloadResponse(
    name,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    Buffer.from(file, 'base64'),
  )
}

/** A download of CSV; `file` is Base64. */
export function csvResponse({ name, file }: { name: string; file: string }): Response {
  return downloadResponse(name, 'text/csv; charset=utf-8', Buffer.from(file, 'base64'))
}

/** A download of a file that is never cached. */
export function downloadResponse(name: string, type: string, body: string | Buffer<ArrayBuffer>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
