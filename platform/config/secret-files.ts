import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Environment = Record<string, string | undefined>

/** A folder with a file for each secret that is not given otherwise, so that a new one needs no change elsewhere. */
const folderVariable = 'SECRETS_FOLDER'

/**
 * The environment with the content of `NAME_FILE`, or of the file `name` in SECRETS_FOLDER, as `NAME`, for these names:
 * container platforms hand secrets over as files. One line for each that cannot be taken.
 */
export function readSecretFiles(environment: Environment, names: readonly string[]) {
  const read: Environment = { ...environment }
  const problems: string[] = []
  for (const name of names) {
    const file = environment[`${name}_FILE`] || findInFolder(environment, name)
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

function findInFolder({ [folderVariable]: folder }: Environment, name: string): string | null {
  const file = folder ? join(folder, name.toLowerCase()) : null
  return file !== null && existsSync(file) ? file : null
}

/** One line for each file in SECRETS_FOLDER that no setting is called after: it would be missed silently. */
export function unknownSecretFiles({ [folderVariable]: folder }: Environment, names: readonly string[]): string[] {
  if (!folder || !existsSync(folder)) return []
  const known = new Set(names.map((name) => name.toLowerCase()))
  return (
    readdirSync(folder)
      // Kubernetes keeps its own folders there, with two dots in front.
      .filter((file) => !file.startsWith('.') && !known.has(file))
      .map((file) => `${folderVariable} has a file ${file}, and no secret setting is called so`)
  )
}
