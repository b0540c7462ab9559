/**
 * True if an error of sharp is one of the file. Any other error, such as of memory or time, is one of this machine, and
 * the same file can be sent again.
 */
export function isBrokenPicture(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !/out of memory|timeout/i.test(error.message)
}
