/**
 * What runs: `0.2.0`, or `0.2.0-dev+1a2b3c4d5e6f` for what is not a release. Between two releases package.json names the
 * next one with `-dev`, and only the commit tells such states apart.
 */
export function versionOf(declared: string, revision: string | null): string {
  if (!declared.endsWith('-dev')) return declared
  const [commit = '', ...marks] = (revision ?? 'unknown').split('-')
  return `${declared}+${[commit.slice(0, 12), ...marks].join('.')}`
}

/** Names of images and files have no plus sign. */
export const tagOf = (version: string): string => version.replace('+', '-')
