const separator = '@v'

/** The address of a drawing on the image route: its id and the version of the code that draws it. */
export const drawingAddress = (id: string, version: string): string => id + separator + version

/** The id and the version of an address; an address without a version is that of every version. */
export function parseDrawingAddress(address: string): { id: string; version: string | null } {
  const [, id, version] = /^(.*)@v([0-9a-f]{6})$/.exec(address) ?? []
  return id !== undefined && version !== undefined ? { id, version } : { id: address, version: null }
}
