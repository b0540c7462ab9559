/** The part of libheif that is used here; the package declares only the functions of its core. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Target = { data: Uint8ClampedArray; width: number; height: number }
  type Picture = {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    display(target: Target, done: (shown: Target | null) => void): void
  }
  type Libheif = { ready: Promise<unknown>; HeifDecoder: new () => { decode(file: Uint8Array): Picture[] } }
  export default function openLibheif(): Libheif
}
