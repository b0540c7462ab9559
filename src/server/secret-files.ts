import { readFileSync } from 'node:fs'

/**
 * The environment with what stands in files: `NAME_FILE` is the path of a file that holds the value of `NAME`, as
 * secrets of Docker, Kubernetes and systemd come. What is set itself is not looked for.
 *
 * @throws Error that names the variable when its file cannot be read
 */
export function withSecretFiles(
  source: Record<string, string | undefined>,
  names: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Record<string, string | undefined> {
  const found = names
    .filter((name) => !source[name] && source[`${name}_FILE`])
    .map((name) => [name, valueIn(name, source[`${name}_FILE`] ?? '', read)])
  return { ...source, ...Object.fromEntries(found) }
}

function valueIn(name: string, path: string, read: (path: string) => string): string {
  try {
    // Editors and `echo` end a file with a line break that is no part of the secret.
    return read(path).replace(/\r?\n$/, '')
  } catch (error) {
    throw new Error(`The file of ${name}_FILE cannot be read: ${path}`, { cause: error })
  }
}
