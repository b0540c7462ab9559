/** True for an error of sharp about the file; any other is of this machine, and the file can be sent again. */
export function isBrokenPicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !/out of memory|timeout/i.test(error.message)
}
