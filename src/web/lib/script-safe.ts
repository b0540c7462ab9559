/** Escapes JSON so that it cannot end its script element. */
export function scriptSafe(json: string): string {
  return json.replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
