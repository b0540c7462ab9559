/** Made by `scripts/text-plugin.ts` from the messages. */
declare module 'virtual:text' {
  type Locale = import('#text/locale.ts').Locale
  type Domain = import('#text/translator.ts').Domain
  type Messages = import('#text/translator.ts').CompiledMessages

  /** Where the browser finds a language, or one domain of it. */
  export function hrefOf(path: Locale | `${Locale}/${Domain}`): string
  export function load(path: Locale): Promise<{ default: Messages }>
  export function load<D extends Domain>(path: `${Locale}/${D}`): Promise<{ default: Messages[D] }>
}

declare module 'virtual:text/pages' {
  /** The message files that the code of a page uses, by the id of its route. Filled on the server of a build alone. */
  export const pageMessages: { readonly [routeId: string]: readonly import('#text/translator.ts').Domain[] }
}
