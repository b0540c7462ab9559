import type { TaxDocument, TaxLine, TaxSeller } from './document.ts'

const root = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2">`

const typeCodes = { invoice: '388', credit_note: '381', debit_note: '383' }

/** The parts that are signed into a document and are not part of what is hashed. */
export type Signature = { extensions: string; qr: string }

/**
 * A simplified tax invoice, or a note, as UBL 2.1 by the rules of ZATCA. Without white space and in the canonical form
 * (C14N 1.1), so that the text without the signature is what is hashed.
 */
export function ublDocument(document: TaxDocument, signature?: Signature): string {
  const { kind, number, uuid, date, time, of: changed, counter, previousHash } = document
  return [
    root,
    signature ? element('ext:UBLExtensions', signature.extensions) : '',
    text('cbc:ProfileID', 'reporting:1.0'),
    text('cbc:ID', number),
    text('cbc:UUID', uuid),
    text('cbc:IssueDate', date),
    text('cbc:IssueTime', time),
    text('cbc:InvoiceTypeCode', typeCodes[kind], 'name="0200000"'),
    text('cbc:DocumentCurrencyCode', 'SAR'),
    text('cbc:TaxCurrencyCode', 'SAR'),
    changed
      ? element('cac:BillingReference', element('cac:InvoiceDocumentReference', text('cbc:ID', changed.number)))
      : '',
    element('cac:AdditionalDocumentReference', text('cbc:ID', 'ICV') + text('cbc:UUID', String(counter))),
    attachmentElement('PIH', previousHash),
    signature ? attachmentElement('QR', signature.qr) : '',
    signature
      ? element(
          'cac:Signature',
          text('cbc:ID', 'urn:oasis:names:specification:ubl:signature:Invoice') +
            text('cbc:SignatureMethod', 'urn:oasis:names:specification:ubl:dsig:enveloped:xades'),
        )
      : '',
    supplier(document.seller),
    element('cac:AccountingCustomerParty', ''),
    element(
      'cac:PaymentMeans',
      text('cbc:PaymentMeansCode', String(document.means)) +
        (changed ? text('cbc:InstructionNote', changed.reason) : ''),
    ),
    ...totals(document.lines),
    ...document.lines.map(invoiceLine),
    '</Invoice>',
  ].join('')
}

/** The total of a document with VAT, and its VAT, in minor units. */
export function sumsOf(lines: TaxLine[]): { net: number; vat: number; total: number } {
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  const vat = lines.reduce((sum, line) => sum + line.vat, 0)
  return { net, vat, total: net + vat }
}

/** An amount in minor units, or basis points, as a decimal number with two digits. */
export function decimalText(minor: number): string {
  return (minor / 100).toFixed(2)
}

function supplier({ name, vatNumber, registration, address }: TaxSeller): string {
  const { street, building, additional, district, city, postalCode } = address
  return element(
    'cac:AccountingSupplierParty',
    element(
      'cac:Party',
      element('cac:PartyIdentification', text('cbc:ID', registration, 'schemeID="CRN"')) +
        element(
          'cac:PostalAddress',
          text('cbc:StreetName', street) +
            text('cbc:BuildingNumber', building) +
            (additional ? text('cbc:PlotIdentification', additional) : '') +
            text('cbc:CitySubdivisionName', district) +
            text('cbc:CityName', city) +
            text('cbc:PostalZone', postalCode) +
            element('cac:Country', text('cbc:IdentificationCode', 'SA')),
        ) +
        element('cac:PartyTaxScheme', text('cbc:CompanyID', vatNumber) + vatScheme) +
        element('cac:PartyLegalEntity', text('cbc:RegistrationName', name)),
    ),
  )
}

function totals(lines: TaxLine[]): string[] {
  const { net, vat, total } = sumsOf(lines)
  const groups = [...Map.groupBy(lines, ({ category, rate }) => `${category} ${rate}`).values()]
  return [
    element('cac:TaxTotal', amount('cbc:TaxAmount', vat) + groups.map(subtotal).join('')),
    // In the currency of the tax, which is that of the document.
    element('cac:TaxTotal', amount('cbc:TaxAmount', vat)),
    element(
      'cac:LegalMonetaryTotal',
      amount('cbc:LineExtensionAmount', net) +
        amount('cbc:TaxExclusiveAmount', net) +
        amount('cbc:TaxInclusiveAmount', total) +
        amount('cbc:AllowanceTotalAmount', 0) +
        amount('cbc:PrepaidAmount', 0) +
        amount('cbc:PayableAmount', total),
    ),
  ]
}

function subtotal(lines: TaxLine[]): string {
  const { net, vat } = sumsOf(lines)
  const [{ category, rate } = { category: 'O' as const, rate: 0 }] = lines
  const reason =
    category === 'O'
      ? text('cbc:TaxExemptionReasonCode', 'VATEX-SA-OOS') + text('cbc:TaxExemptionReason', 'Not subject to VAT')
      : ''
  return element(
    'cac:TaxSubtotal',
    amount('cbc:TaxableAmount', net) +
      amount('cbc:TaxAmount', vat) +
      element('cac:TaxCategory', text('cbc:ID', category) + percent(rate) + reason + vatScheme),
  )
}

function invoiceLine({ name, net, vat, category, rate }: TaxLine, index: number): string {
  return element(
    'cac:InvoiceLine',
    text('cbc:ID', String(index + 1)) +
      text('cbc:InvoicedQuantity', '1', 'unitCode="PCE"') +
      amount('cbc:LineExtensionAmount', net) +
      element('cac:TaxTotal', amount('cbc:TaxAmount', vat) + amount('cbc:RoundingAmount', net + vat)) +
      element(
        'cac:Item',
        text('cbc:Name', name) +
          element('cac:ClassifiedTaxCategory', text('cbc:ID', category) + percent(rate) + vatScheme),
      ) +
      element('cac:Price', amount('cbc:PriceAmount', net)),
  )
}

const vatScheme = element('cac:TaxScheme', text('cbc:ID', 'VAT'))

function percent(rate: number): string {
  return text('cbc:Percent', decimalText(rate))
}

function amount(name: string, minor: number): string {
  return text(name, decimalText(minor), 'currencyID="SAR"')
}

function attachmentElement(id: string, base64: string): string {
  return element(
    'cac:AdditionalDocumentReference',
    text('cbc:ID', id) +
      element('cac:Attachment', text('cbc:EmbeddedDocumentBinaryObject', base64, 'mimeCode="text/plain"')),
  )
}

function text(name: string, content: string, attributes = ''): string {
  return element(name, escapeText(content), attributes)
}

function element(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes && ` ${attributes}`}>${content}</${name}>`
}

/** Escapes text as the canonical form does, without characters that XML does not allow. */
export function escapeText(content: string): string {
  return content
    .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
