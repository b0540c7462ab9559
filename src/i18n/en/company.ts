/** The company that sells, on the contact page and on receipts. */
export const company = {
  title: 'Company',
  name: 'Legal name',
  vat: 'VAT number',
  registration: 'Commercial registration',
  address: 'Registered address',
} as const
