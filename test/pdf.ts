type Parts = {
  /** Entries of the catalog, the page and the trailer, beside the required ones. */
  catalog?: string
  page?: string
  trailer?: string
  /** Objects from number 10 on, with their numbers: `10 0 obj … endobj`. */
  objects?: string
}

/** A PDF of one empty page, as text with its table of objects. */
export function pdfOf({ catalog = '', page = '', trailer = '', objects = '' }: Parts): Uint8Array<ArrayBuffer> {
  const parts = [
    `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj\n`,
    '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n',
    `3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >> endobj\n`,
    objects && `${objects}\n`,
  ]
  const text = `%PDF-1.7\n${parts.join('')}`
  const numbers = [...text.matchAll(/(?<=\n)(\d+) 0 obj/g)].map(({ 1: number, index }) => ({ number, index }))
  const table = numbers.map(({ number, index }) => `${number} 1\n${String(index).padStart(10, '0')} 00000 n \n`)
  const end = `trailer << /Root 1 0 R /Size 100 ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(`${text}xref\n${table.join('')}${end}`, 'latin1'))
}
