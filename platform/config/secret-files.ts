import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/**
 * The environment with the content of `NAME_FILE` as `NAME`, for these names: container platforms hand secrets over as
 * files. One line for each that cannot be taken.
 */
export function readSecretFiles(environment: Environment, names: readonly string[]) {
  const read: Environment = { ...environment }
  const problems: string[] = []
  for (const name of names) {
    const file = environment[`${name}_FILE`]
    if (!file) continue
    if (environment[name]) problems.push(`${name} and ${name}_FILE are both set`)
    else
      try {
        read[name] = readFileSync(file, 'utf8').trim()
      } catch (error) {
        problems.push(`${name}_FILE cannot be read: ${file} (${(error as NodeJS.ErrnoException).code})`)
      }
  }
  return { environment: read, problems }
}
