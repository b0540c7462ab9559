/** The parameter of a page whose form is filled in again after sign-in. */
export const refilled = { name: 'form', value: 'stored' }
