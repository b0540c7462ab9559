import { managers } from '#api/staff.ts'
import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { instant, typedCode } from '#api/shapes.ts'
import { freeLine } from '#domains/shared/free-text.ts'
import { environments, taxDocumentStatuses } from '#domains/einvoicing/shapes.ts'

const line = freeLine(120).min(1, 'required')
const message = z.object({ code: z.string(), text: z.string() })
const digits = (count: number) =>
  z.string().regex(new RegExp(`^\\d{${count}}$`), count === 4 ? 'four_digits' : 'five_digits')

const address = z.object({
  street: line,
  building: digits(4),
  additional: z.union([z.literal(''), digits(4)]).default(''),
  district: line,
  city: line,
  postal_code: digits(5),
})

const month = z
  .string()
  .regex(/^\d{4}-\d{2}$/, 'invalid_date')
  .describe('Of the issue, in Riyadh')

const openDocument = z.object({
  id: z.int(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.int(),
  counter: z.int().describe('The place in the chain of documents'),
  status: z.enum(taxDocumentStatuses),
  issued_at: instant,
  tries: z.int(),
  messages: z.array(message).describe('Messages of the authority, unchanged'),
})

export const einvoicing = z
  .object({
    unit: z
      .object({
        environment: z.enum(environments),
        serial: z.string(),
        since: instant,
        expires_at: instant,
      })
      .nullable()
      .describe('The registration in use; null if documents are not reported'),
    seller: z
      .object({ name: z.string(), vat_number: z.string(), registration: z.string() })
      .describe('From the settings of the company; empty where it is missing'),
    address: address.nullable(),
    counts: z.object({ reported: z.int(), warned: z.int(), waiting: z.int(), rejected: z.int() }),
    months: z
      .array(z.object({ month, count: z.int() }))
      .describe(
        'Months of issue of the signed documents of this environment, the newest first; a rejected one does not count',
      ),
    open: z.array(openDocument).describe('Documents that are not reported or were reported with warnings, at most 50'),
  })
  .meta({ id: 'Einvoicing' })
export type Einvoicing = z.output<typeof einvoicing>

/** Electronic invoicing with the tax authority: its set-up, and the documents that it has not accepted. */
export const einvoicingEndpoints = endpoints('admin', {
  show_einvoicing: staffRead({
    summary: 'The registration with the tax authority, and the documents that are not reported.',
    staff: managers,
    output: einvoicing,
  }),
  save_tax_address: staffWrite({
    summary: 'Saves the national address that electronic invoices state.',
    staff: managers,
    input: address,
    output: einvoicing,
  }),
  register_tax_unit: staffWrite({
    summary:
      'Registers this site with the tax authority: requests a certificate, passes its compliance checks and uses it from then on. Replaces an earlier registration.',
    staff: managers,
    ownTransaction: true,
    input: z.object({
      environment: z.enum(environments),
      otp: typedCode(20).describe('The one-time password of the portal; empty for `local`'),
      branch: line.describe('Name of the branch in the certificate'),
      business: line.describe('Line of business in the certificate'),
    }),
    output: z.object({
      result: z.enum(['registered', 'refused', 'unreachable']),
      messages: z.array(message).describe('Why the authority refused, in its words'),
    }),
    errors: ['conflict', 'invalid_input'],
  }),
  export_tax_documents: staffRead({
    summary: 'The signed documents of a month as XML in a ZIP archive, at most a thousand in a part.',
    staff: managers,
    input: z.object({ month, part: z.coerce.number().int().min(1).max(1000).default(1) }),
    output: z.object({ name: z.string(), file: z.string().describe('Base64 of the archive') }),
    errors: ['not_found'],
  }),
  report_tax_document: staffWrite({
    summary: 'Reports a document again: a waiting one at once, a rejected one signed anew with the present settings.',
    staff: managers,
    input: z.object({ id: z.int() }),
    output: einvoicing,
    errors: ['conflict'],
  }),
})
