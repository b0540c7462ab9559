import type { auditfields } from '#i18n/en/admin/auditfields.ts'

/** A version counts the changes; a currency is shown with its amounts. */
export const unnamedFields = ['version', 'currency'] as const

/** The kind that a field refers to, such as `hotel` of `hotelId`, `hotel_id` and `hotels`; any other field itself. */
export const referredKind = (field: string): string =>
  field === 'room_ids' ? 'room_type' : field.replace(/(_ids?|Ids?|s)$/, '')

/** The fields that an audit can name: those that have a text, without the spelling of earlier entries. */
type AuditedField = Exclude<keyof typeof auditfields, 'infantPrice'> | (typeof unnamedFields)[number]

/** The fields of a value and of the values inside it; none if the compiler does not know their names. */
type FieldsOf<T> = T extends readonly (infer Row)[]
  ? FieldsOf<Row>
  : T extends object
    ? string extends keyof T
      ? never
      : { [Field in keyof T]-?: Field | FieldsOf<T[Field]> }[keyof T]
    : never

/** A value of which the audit names every field. With another field it is an error that says which. */
export type Audited<T> = T &
  ([Exclude<FieldsOf<T>, AuditedField>] extends [never]
    ? unknown
    : { 'no audited field': Exclude<FieldsOf<T>, AuditedField> })
