/** The registered seller, with the national address. Texts are in the language of the documents, Arabic. */
export type TaxSeller = {
  name: string
  vatNumber: string
  /** Commercial registration number. */
  registration: string
  address: Record<'street' | 'building' | 'additional' | 'district' | 'city' | 'postalCode', string>
}

/** A line of a document: `S` is taxed, `Z` at a rate of zero, `O` is out of the scope of VAT. Amounts in minor units. */
export type TaxLine = { name: string; net: number; vat: number; category: 'S' | 'Z' | 'O'; rate: number }

/** An invoice, or a note that names one, with its place in the chain of its unit. */
export type TaxDocument = {
  kind: 'invoice' | 'credit_note' | 'debit_note'
  number: string
  uuid: string
  /** Local date and time in Riyadh: `2026-12-01` and `12:00:00`. */
  date: string
  time: string
  seller: TaxSeller
  /** UNTDID 4461: 10 cash, 30 transfer, 48 card, 1 other. */
  means: 1 | 10 | 30 | 48
  /** The invoice that a note changes, and the reason; absent for an invoice. */
  of?: { number: string; reason: string }
  lines: TaxLine[]
  counter: number
  /** The hash of the document before it in the chain, in base64. */
  previousHash: string
}

/** A private key as PEM and its certificate as base64 of DER. */
export type SigningKey = { privateKey: string; certificate: string }

/** The hash is base64 of SHA-256, `qr` base64 of its tags. */
export type SignedDocument = { uuid: string; hash: string; xml: string; qr: string }

/** A device or server that signs documents, as the certificate names it. */
export type TaxUnit = { serial: string; seller: TaxSeller; branch: string; business: string }

/** The hash that the first document of a chain names: base64 of the hexadecimal SHA-256 of `0`. */
export const firstPreviousHash =
  'NWZlY2ViNjZmZmM4NmYzOGQ5NTI3ODZjNmQ2OTZjNzljMmRiYzIzOWRkNGU5MWI0NjcyOWQ3M2EyN2ZiNTdlOQ=='
