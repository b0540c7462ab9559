import { createHash, sign } from 'node:crypto'
import { certificateFacts } from './certificates.ts'
import type { SignedDocument, SigningKey, TaxDocument } from './document.ts'
import { decimalText, escapeText, sumsOf, ublDocument } from './ubl.ts'

const ds = 'http://www.w3.org/2000/09/xmldsig#'
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const xades = 'http://uri.etsi.org/01903/v1.3.2#'
const c14n = 'http://www.w3.org/2006/12/xml-c14n11'
const xpath = 'http://www.w3.org/TR/1999/REC-xpath-19991116'

/** Signs a document: hash, XAdES signature and the QR code with its nine tags. */
export function signDocument(document: TaxDocument, key: SigningKey, at: Date): SignedDocument {
  const hash = createHash('sha256').update(ublDocument(document)).digest()
  // ZATCA signs the hash, not the SignedInfo of XML signatures.
  const signature = sign('sha256', hash, key.privateKey).toString('base64')
  const facts = certificateFacts(key.certificate)
  const { vat, total } = sumsOf(document.lines)
  const qr = taggedValues([
    document.seller.name,
    document.seller.vatNumber,
    `${document.date}T${document.time}`,
    decimalText(total),
    decimalText(vat),
    hash.toString('base64'),
    signature,
    facts.publicKey.export({ type: 'spki', format: 'der' }),
    facts.signature,
  ])
  const extensions = extensionOf({ hash: hash.toString('base64'), signature, certificate: key.certificate, at })
  return {
    uuid: document.uuid,
    hash: hash.toString('base64'),
    xml: `<?xml version="1.0" encoding="UTF-8"?>${ublDocument(document, { extensions, qr })}`,
    qr,
  }
}

/** Base64 of tag, length and value for each value, numbered from 1. Throws for a value of more than 255 bytes. */
function taggedValues(values: (string | Uint8Array)[]): string {
  const fields = values.map((value, i) => {
    const bytes = typeof value === 'string' ? Buffer.from(value) : value
    if (bytes.length > 255) throw new Error(`Tag ${i + 1} of a QR code is longer than 255 bytes`)
    return Buffer.concat([Buffer.from([i + 1, bytes.length]), bytes])
  })
  return Buffer.concat(fields).toString('base64')
}

type Signed = { hash: string; signature: string; certificate: string; at: Date }

function extensionOf(signed: Signed): string {
  const { hash, signature, certificate } = signed
  const properties = signedProperties(signed)
  const transforms = ['ext:UBLExtensions', 'cac:Signature', "cac:AdditionalDocumentReference[cbc:ID='QR']"].map(
    (removed) =>
      `<ds:Transform Algorithm="${xpath}"><ds:XPath>not(//ancestor-or-self::${removed})</ds:XPath></ds:Transform>`,
  )
  return [
    '<ext:UBLExtension><ext:ExtensionURI>urn:oasis:names:specification:ubl:dsig:enveloped:xades</ext:ExtensionURI><ext:ExtensionContent>',
    '<sig:UBLDocumentSignatures xmlns:sig="urn:oasis:names:specification:ubl:schema:xsd:CommonSignatureComponents-2" xmlns:sac="urn:oasis:names:specification:ubl:schema:xsd:SignatureAggregateComponents-2" xmlns:sbc="urn:oasis:names:specification:ubl:schema:xsd:SignatureBasicComponents-2">',
    '<sac:SignatureInformation><cbc:ID>urn:oasis:names:specification:ubl:signature:1</cbc:ID><sbc:ReferencedSignatureID>urn:oasis:names:specification:ubl:signature:Invoice</sbc:ReferencedSignatureID>',
    `<ds:Signature xmlns:ds="${ds}" Id="signature"><ds:SignedInfo><ds:CanonicalizationMethod Algorithm="${c14n}"/><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"/>`,
    `<ds:Reference Id="invoiceSignedData" URI=""><ds:Transforms>${transforms.join('')}<ds:Transform Algorithm="${c14n}"/></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="${sha256}"/><ds:DigestValue>${hash}</ds:DigestValue></ds:Reference>`,
    `<ds:Reference Type="http://www.w3.org/2000/09/xmldsig#SignatureProperties" URI="#xadesSignedProperties"><ds:DigestMethod Algorithm="${sha256}"/>`,
    `<ds:DigestValue>${hexDigest(properties.hashed)}</ds:DigestValue></ds:Reference></ds:SignedInfo>`,
    `<ds:SignatureValue>${signature}</ds:SignatureValue>`,
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>`,
    `<ds:Object><xades:QualifyingProperties xmlns:xades="${xades}" Target="signature">${properties.written}</xades:QualifyingProperties></ds:Object>`,
    '</ds:Signature></sac:SignatureInformation></sig:UBLDocumentSignatures></ext:ExtensionContent></ext:UBLExtension>',
  ].join('')
}

/**
 * The signed properties as they are written, and as they are hashed: with the namespaces that they inherit. The white
 * space is that of ZATCA’s samples, because its validators compare digests of this text.
 */
function signedProperties({ certificate, at }: Signed): { written: string; hashed: string } {
  const { issuer, serial } = certificateFacts(certificate)
  const properties = (ofXades: string, ofDs: string) =>
    [
      `<xades:SignedProperties${ofXades} Id="xadesSignedProperties">`,
      '<xades:SignedSignatureProperties>',
      `    <xades:SigningTime>${at.toISOString().slice(0, 19)}Z</xades:SigningTime>`,
      '    <xades:SigningCertificate>',
      '        <xades:Cert>',
      '            <xades:CertDigest>',
      `                <ds:DigestMethod${ofDs} Algorithm="${sha256}"/>`,
      `                <ds:DigestValue${ofDs}>${hexDigest(certificate)}</ds:DigestValue>`,
      '            </xades:CertDigest>',
      '            <xades:IssuerSerial>',
      `                <ds:X509IssuerName${ofDs}>${escapeText(issuer)}</ds:X509IssuerName>`,
      `                <ds:X509SerialNumber${ofDs}>${serial}</ds:X509SerialNumber>`,
      '            </xades:IssuerSerial>',
      '        </xades:Cert>',
      '    </xades:SigningCertificate>',
      '</xades:SignedSignatureProperties>',
    ].join(`\n${' '.repeat(36)}`) + `\n${' '.repeat(32)}</xades:SignedProperties>`
  return {
    written: properties('', ''),
    hashed: properties(` xmlns:xades="${xades}"`, ` xmlns:ds="${ds}"`),
  }
}

function hexDigest(text: string): string {
  return Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
}
