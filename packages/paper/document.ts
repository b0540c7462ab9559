export type Locale = 'en' | 'ar'
export type Bilingual<T = string> = Record<Locale, T>

/** A document for print, in both languages: every text stands beside its translation. */
export type PrintDocument = {
  /** The type of the document, such as `Hotel voucher`; with `name` the title of the file. */
  title: Bilingual
  /** Its reference or number. */
  name: string
  brand: Bilingual
  blocks: PrintBlock[]
}

export type PrintBlock =
  /** The subject, with a QR code between its languages. */
  | {
      kind: 'subject'
      name: Bilingual
      lines: Bilingual[]
      code?: { content: string; label: Bilingual; note?: Bilingual }
    }
  /** The number that a reception types or an accountant files: large, once, between its label and its state. */
  | { kind: 'reference'; label: Bilingual; state: Bilingual; value: string }
  /** Lines for somebody in particular, in a box. */
  | { kind: 'box'; title: Bilingual; lines: Bilingual<string[]> }
  | { kind: 'rows'; title?: Bilingual; rows: PrintRow[] }
  | {
      kind: 'table'
      name: Bilingual
      columns: Bilingual[]
      rows: { name: Bilingual; notes: Bilingual[]; cells: string[] }[]
    }
  | { kind: 'list'; title: Bilingual; items: Bilingual[] }
  | { kind: 'text'; title?: Bilingual; text: Bilingual }
  | { kind: 'note'; text: Bilingual }

/** The blocks of one kind. */
export type Block<Kind extends PrintBlock['kind']> = Extract<PrintBlock, { kind: Kind }>

/** A label with its value; `ltr` marks numbers, codes and web addresses, which stay left-to-right in Arabic. */
export type PrintRow = { label: Bilingual; value: Bilingual; ltr?: Bilingual<boolean>; strong?: boolean }

export type DocumentPrinter = {
  /**
   * The same document in the same second results in the same bytes. Throws if printing is unavailable; the page of the
   * document is the fallback.
   * @param setting.locale the language that is read first
   */
  print: (document: PrintDocument, setting: { locale: Locale; now: Date; look?: PrintLook }) => Promise<Uint8Array>
}

/** The look of the provider on paper: its colours `#rrggbb`, and its logo. */
export type PrintLook = {
  main: string
  line: string
  /** `named`: it contains the name of the provider. */
  logo: { format: 'svg' | 'png'; body: Uint8Array; named: boolean } | null
}

/** The look of the design, for a provider without its own. */
export const plainLook: PrintLook = { main: '#0e5a54', line: '#c9994a', logo: null }
