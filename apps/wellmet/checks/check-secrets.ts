import { ok, warning, type Finding } from './finding.ts'

type Environment = Record<string, string | undefined>

/** Whoever can list processes, or inspect a container, reads its environment. */
export function checkSecrets(environment: Environment, secretNames: readonly string[]): Finding {
  const named = secretNames.filter((name) => environment[name])
  return named.length === 0
    ? ok('secrets', 'none is in the environment')
    : warning(
        'secrets',
        `in the environment, where others may read them: ${named.join(', ')}. Write each into a file, and set NAME_FILE`,
      )
}
