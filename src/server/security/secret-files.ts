import { readFileSync } from 'node:fs'

/**
 * Adds the values of files to the environment: `NAME_FILE` is the path of a file that contains the value of `NAME`, as
 * with secrets of Docker, Kubernetes and systemd. A variable that is set directly takes precedence.
 *
 * @throws Error that names the variable when its file cannot be read
 */
export function withSecretFiles(
  source: Record<string, string | undefined>,
  names: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Record<string, string | undefined> {
  const entries = names
    .filter((name) => !source[name] && source[`${name}_FILE`])
    .map((name) => [name, valueIn(name, source[`${name}_FILE`] ?? '', read)])
  return { ...source, ...Object.fromEntries(entries) }
}

function valueIn(name: string, path: string, read: (path: string) => string): string {
  try {
    // Editors and `echo` end a file with a line break that is not part of the secret.
    return read(path).replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(`The file of ${name}_FILE cannot be read: ${path}`, { cause: error })
  }
}
